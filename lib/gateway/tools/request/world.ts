import { operationsOf } from '../../contract/openapi/operations';
import type { Contract, ServiceMethod, ServiceVariant } from '../../contract/types';
import type { CatalogService } from '../../simulator/state/catalog';
import { seeded } from '../../simulator/state/random';
import { emptyState } from '../../simulator/state/state';
import type { World } from '../../simulator/types';
import type { RequestPage } from './page';
import type { RequestToolData } from './shared';

/** The gateway as far as the checks of a request look at it, made of the data of a page. */
export function worldOf(shared: RequestToolData, page: RequestPage): World {
  const { document, services, banks, tokens } = page;
  const listedOnly = new Set(shared.listedOnly);
  const known = services.map(
    (service): CatalogService => ({ ...service, listedOnly, opening: NOT_OPENED }),
  );
  const others = shared.others.map(([id, key, direction, flow]): CatalogService => {
    const variant = { ...NO_VARIANT, serviceId: id, direction, flow };
    return {
      id,
      key,
      method: NO_METHOD,
      variant,
      listedOnly,
      opening: NOT_OPENED,
      documented: undefined,
    };
  });
  const contract: Contract = {
    ...NO_CONTRACT,
    ...shared.contract,
    openapi: document,
    operations: operationsOf(document),
    banks,
  };
  const state = emptyState();
  for (const token of tokens) state.tokens.set(token.id, token);
  return {
    contract,
    document,
    catalog: {
      services: new Map([...others, ...known].map((service) => [service.id, service])),
      decimals: new Map(Object.entries(shared.decimals)),
      countries: new Set(shared.countries),
    },
    options: {
      ...{ seed: 1, timeScale: 1, pageBase: '', callbacksTo: undefined, callbackMethod: 'POST' },
      ...{ newCallbackSecret: undefined, sendUpdates: false, rateLimits: false },
      environment: 'sandbox',
    },
    random: seeded(1),
    keys: new Map(),
    state,
    startedAt: 0,
    // Only the expiry of cards is held against the clock.
    now: Date.now(),
  };
}

const NOT_OPENED: CatalogService['opening'] = {
  ...{ status: 'created', state: 'created' },
  ...{ action: null, lifetime: null },
};

const NO_METHOD: ServiceMethod = {
  ...{ id: '', name: '', group: '', summary: '' },
  ...{ countries: [], currencies: [], decimals: {}, status: 'active', variants: {}, sources: [] },
};

/** A service of another page: everything that its fields would say is left to that page. */
const NO_VARIANT: ServiceVariant = {
  ...{ route: '/services/other', kind: 'core', label: '', flows: [], flowText: '' },
  ...{ direction: 'payin', flow: 'hpp', confirmation: { mode: 'async' } },
  ...{ refund: { kind: 'none' }, disputes: { kind: 'no' }, recurring: { kind: 'no' } },
  ...{ cancel: false, validate: true, steps: [], fields: [], nextActions: [] },
  ...{ statuses: [], failures: [], tests: [] },
};

const NO_CONTRACT: Omit<Contract, 'operations' | 'banks' | 'openapi'> = {
  ...{ errors: undefined, failures: undefined, states: undefined, lifecycle: undefined },
  ...{ limits: undefined, permissions: undefined, signing: undefined, environments: undefined },
  ...{ callbacks: undefined, reports: undefined, sandbox: undefined, versions: undefined },
  ...{ tariffs: undefined, services: [], currencyOverlay: undefined, testCards: undefined },
  ...{ countryOverlay: undefined, languageOverlay: undefined, cryptoCodes: undefined },
};
