import type { Extension, PageFacts } from '../docs/content/extension';
import type { Frontmatter } from '../docs/content/types';
import {
  callFaults,
  type Definitions,
  printedBy,
  remedy,
  tagsOf,
} from '../docs/markdown/definition';
import { countryRows } from '../gateway/contract/reference/countries';
import { currencyRows } from '../gateway/contract/reference/currencies';
import type { Service } from '../gateway/contract/services';
import type { Contract } from '../gateway/contract/types';
import { type Around, aroundOf, type Drawings } from './around';
import { GATEWAY_DOWNLOADS, listDownload } from './downloads';
import { OPERATION_COMPONENTS } from './operations';
import { REFERENCE_COMPONENTS } from './reference';
import { SERVICE_COMPONENTS } from './services';
import { SIGNING_COMPONENTS } from './signing';

/** Every component of the gateway; `components/registry/gateway.tsx` draws them. */
export const GATEWAY_COMPONENTS = {
  ...OPERATION_COMPONENTS,
  ...REFERENCE_COMPONENTS,
  ...SERVICE_COMPONENTS,
  ...SIGNING_COMPONENTS,
} as const satisfies Definitions<Around>;

const definitionOf = (name: string) => (GATEWAY_COMPONENTS as Definitions<Around>)[name];

/** What needs no data: the part that pages need while they are drawn. */
export const GATEWAY_DIALECT = {
  dialect: {
    tags: tagsOf(GATEWAY_COMPONENTS),
    /** The `operationId` that a page describes, or the payment method and its variant: `blik/payin_hpp`. */
    headKeys: ['operation', 'service'],
  },
  downloads: GATEWAY_DOWNLOADS,
  downloadOf: listDownload,
} satisfies Partial<Extension>;

/** What the contract knows of a page. */
export function factsOf(contract: Contract, drawings: Drawings, head: Frontmatter): PageFacts {
  const around = aroundOf(contract, drawings, head);
  return {
    get faults() {
      return headFaults(around);
    },
    get nav() {
      return navOf(around);
    },
    get search() {
      const { operation, service } = around;
      return {
        ids: operation ? [operation.id, operation.path] : [],
        keywords: service ? keywordsOf(service, contract) : '',
        weight: weightOf(service),
      };
    },
    faultsOf: ({ name, attributes }) => {
      const definition = definitionOf(name);
      return definition ? callFaults(definition, around, attributes) : [];
    },
    printedBy: ({ name, attributes }) => {
      const definition = definitionOf(name);
      return definition ? printedBy(definition, around, attributes) : { rows: [], text: '' };
    },
  };
}

const navOf = ({ operation, service }: Around): PageFacts['nav'] => ({
  ...(operation && { verb: operation.verb }),
  ...(service && {
    method: { id: service.method.id, name: service.method.name, group: service.method.group },
  }),
});

function headFaults({ contract, head, operation, service }: Around): PageFacts['faults'] {
  const faults: PageFacts['faults'][number][] = [];
  if (head.operation !== undefined && !operation) {
    const known = contract.operations.map(({ id }) => id);
    faults.push({
      key: 'operation',
      message: `operation "${head.operation}" is not in the contract — ${remedy(head.operation, known, 'openapi.yaml')}`,
    });
  }
  if (head.service !== undefined && !service) {
    const known = contract.services.flatMap(({ id, variants }) =>
      Object.keys(variants).map((variant) => `${id}/${variant}`),
    );
    faults.push({
      key: 'service',
      message: `service "${head.service}" is not in the registry — ${remedy(head.service, known, 'content/_services')}`,
    });
  }
  return faults;
}

/** Of the pages of one method, the hosted payin is what most readers come for. */
const weightOf = (service: Service | undefined): number =>
  service?.variant.kind === 'payin_hpp' ? 16 : service?.variant.kind === 'payin_h2h' ? 8 : 0;

/** Names of more currencies than this would say nothing of a method. */
const MAX_NAMED = 3;

function keywordsOf({ method }: Service, contract: Contract): string {
  const names = namesOf(contract);
  const { countries, currencies } = method;
  return [
    method.name,
    ...countries.flatMap((code) => [code, names.countries.get(code) ?? '']),
    ...currencies,
    ...(currencies.length > MAX_NAMED ? [] : currencies.map((code) => names.currencies.get(code))),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Names of countries and currencies by code. */
interface CodeNames {
  readonly countries: ReadonlyMap<string, string>;
  readonly currencies: ReadonlyMap<string, string>;
}

const knownNames = new WeakMap<Contract, CodeNames>();

function namesOf(contract: Contract): CodeNames {
  const known = knownNames.get(contract) ?? {
    countries: new Map(countryRows(contract).map(({ alpha2, name }) => [alpha2, name])),
    currencies: new Map(currencyRows(contract).map(({ code, name }) => [code, name])),
  };
  knownNames.set(contract, known);
  return known;
}
