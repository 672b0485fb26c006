import type { ServiceMethod, ServiceVariant } from '../types';

/** Names of the methods that fit, those that collect and those that pay out. */
export function methodsBy(
  services: readonly ServiceMethod[],
  fits: (method: ServiceMethod) => boolean,
): { readonly payin: string[]; readonly payout: string[] } {
  const named = (direction: ServiceVariant['direction']) =>
    services
      .filter(
        (method) =>
          fits(method) &&
          Object.values(method.variants).some((variant) => variant.direction === direction),
      )
      .map((method) => method.name);
  return { payin: named('payin'), payout: named('payout') };
}
