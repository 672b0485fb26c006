import { knownCodes } from '../../contract/reference/known-codes';
import type { Contract } from '../../contract/types';
import { createSimulator, publishedCredentials } from '../../simulator';
import type { CatalogService } from '../../simulator/state/catalog';

/** What the request builders of all pages have in common; they import it as a module. */
export interface RequestToolData {
  readonly host: string;
  /** The published key of the sandbox. */
  readonly identity: { readonly keyId: string; readonly secret: string };
  /** Decimals of each code that `currency` may hold. */
  readonly decimals: Readonly<Record<string, number>>;
  readonly countries: readonly string[];
  /** Codes that only services take which list them. */
  readonly listedOnly: readonly string[];
  /** Services of other pages: their fields are not checked here. */
  readonly others: readonly (readonly [
    id: number,
    key: string,
    direction: Direction,
    flow: Flow,
  ])[];
  readonly contract: Pick<
    Contract,
    'limits' | 'testCards' | 'cryptoCodes' | 'countryOverlay' | 'languageOverlay'
  >;
}

type Direction = CatalogService['variant']['direction'];
type Flow = CatalogService['variant']['flow'];

/** Limits that the checks read. */
const LIMITS: ReadonlySet<string> = new Set([
  'voucher_life',
  'error_details',
  'body_size',
  'p2p_proof_size',
]);

/** @returns undefined for a folder that has no operations, no keys or no hosts */
export function requestToolData(contract: Contract): RequestToolData | undefined {
  const { openapi, signing, environments, limits, testCards, cryptoCodes } = contract;
  if (!openapi || !signing || !environments || !limits) return undefined;
  const { decimals, countries } = knownCodes(contract);
  const services = [...createSimulator({ contract }).world.catalog.services.values()];
  return {
    host: environments.environments.find(({ id }) => id === 'sandbox')?.apiHost ?? '',
    identity: publishedCredentials(contract),
    decimals: Object.fromEntries(decimals),
    countries: [...countries],
    listedOnly: (cryptoCodes?.balances ?? []).map(({ code }) => code),
    others: services.map(({ id, key, variant }) => [id, key, variant.direction, variant.flow]),
    contract: {
      limits: {
        ...limits,
        groups: limits.groups.map(({ description: _description, ...group }) => ({
          ...group,
          limits: group.limits
            .filter(({ id }) => LIMITS.has(id))
            .map(({ note: _note, ...limit }) => ({ ...limit, label: '', value: '' })),
        })),
      },
      // Only what the checks read; the texts are for pages.
      testCards: testCards && {
        ...testCards,
        ...{ threeDs: [], threeDsResults: [], declines: [], inputs: [], rules: [] },
      },
      cryptoCodes: cryptoCodes && {
        ...cryptoCodes,
        assets: cryptoCodes.assets.map((asset) => ({ ...asset, asset: '' })),
        balances: [],
      },
      countryOverlay: contract.countryOverlay && {
        ...contract.countryOverlay,
        mistaken: contract.countryOverlay.mistaken.map((row) => ({ ...row, note: '' })),
        userAssigned: [],
      },
      languageOverlay: contract.languageOverlay && {
        ...contract.languageOverlay,
        mistaken: contract.languageOverlay.mistaken.map((row) => ({ ...row, note: '' })),
      },
    },
  };
}
