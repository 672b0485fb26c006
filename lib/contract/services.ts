import type { Contract, Fact, Service } from './types';

/** What a fact reads when nobody vouches for the figure. */
export const SET_PER_POINT = 'set per point';

/** The method and variant a page names: `blik/payin_hpp`. */
export function serviceOf(contract: Contract, key: string): Service | undefined {
  const [id, variantKey] = key.split('/');
  const method = contract.services.find((candidate) => candidate.id === id);
  const variant = variantKey === undefined ? undefined : method?.variants[variantKey];
  if (!method || !variant) return undefined;
  return {
    key,
    method,
    variant,
    siblings: Object.entries(method.variants).map(([name, sibling]) => ({
      key: `${method.id}/${name}`,
      route: sibling.route,
      label: sibling.label,
      kind: sibling.kind,
      isCurrent: name === variantKey,
    })),
  };
}

/** May a reader rely on it? Rules of a scheme and our own decisions, yes; hearsay, no. */
export const isPrintable = ({ certainty }: Fact): boolean =>
  certainty === 'scheme' || certainty === 'own';

/** The fact as the page prints it: figures of other providers and unconfirmed ones read "set per point". */
export const factText = (fact: Fact): string => (isPrintable(fact) ? fact.value : SET_PER_POINT);
