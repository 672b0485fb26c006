import { brazilAndMexico } from './entries-brazil-mexico';
import { europeAfricaAndAsia } from './entries-europe-africa-asia';
import { general } from './entries-general';
import { southAmerica } from './entries-south-america';
import type { Identifier } from './entry';
import type { Context, Verdict } from './verdict';

export { nuban } from './africa-asia';
export { dueDate, dueFactor } from './boleto';
export { dynamicBrCode, pixBrCodeDynamic } from './br-code';
export type { Identifier } from './entry';
export type { Context, Pass, Verdict } from './verdict';

/** Every identifier by the id that `validator:` of a field names in `content/_services`. */
export const identifiers = {
  ...brazilAndMexico,
  ...southAmerica,
  ...europeAfricaAndAsia,
  ...general,
} as const satisfies Readonly<Record<string, Identifier>>;

export type IdentifierId = keyof typeof identifiers;

/** All ids, sorted. */
export const identifierIds: readonly IdentifierId[] = Object.keys(identifiers)
  .filter(isIdentifierId)
  .sort();

/** Whether there is a validator of this id. */
export function isIdentifierId(id: string): id is IdentifierId {
  return Object.hasOwn(identifiers, id);
}

/**
 * Check a value by the id of its identifier.
 * @example checkIdentifier('cpf', '529.982.247-25') // { ok: true, normalized: '52998224725' }
 */
export const checkIdentifier = (id: IdentifierId, value: string, context?: Context): Verdict => {
  const { validate }: Identifier = identifiers[id];
  return validate(value, context);
};
