import { operationsOf } from '../../contract/openapi/operations';
import { type KnownCodes, knownCodes } from '../../contract/reference/known-codes';
import type { Contract, OpenApiDocument, ServiceMethod } from '../../contract/types';
import { bareDocument } from '../request/document';

/** The contract as the worker of the gateway gets it: without what only pages print. */
export interface GatewayToolData {
  readonly contract: Omit<Contract, 'operations'>;
  readonly decimals: Readonly<Record<string, number>>;
  readonly countries: readonly string[];
}

/** @returns undefined for a folder without operations or signing */
export function gatewayToolData(contract: Contract): GatewayToolData | undefined {
  const { openapi, signing, operations: _operations, ...rest } = contract;
  if (!openapi || !signing) return undefined;
  const { decimals, countries } = knownCodes(contract);
  return {
    contract: {
      ...rest,
      signing: { ...signing, mistakes: [] },
      openapi: bareDocument(openapi),
      services: contract.services.map(bareMethod),
    },
    decimals: Object.fromEntries(decimals),
    countries: [...countries],
  };
}

/** What the worker makes of it. */
export function contractOf({ contract, decimals, countries }: GatewayToolData): {
  readonly contract: Contract;
  readonly codes: KnownCodes;
} {
  return {
    contract: { ...contract, operations: operationsOf(contract.openapi as OpenApiDocument) },
    codes: { decimals: new Map(Object.entries(decimals)), countries: new Set(countries) },
  };
}

/** Keys of a service that only its page prints. */
const OF_PAGE: ReadonlySet<string> = new Set([
  ...[
    'steps',
    'sequence',
    'clocks',
    'screens',
    'facts',
    'returns',
    'otherActions',
    'otherRequests',
  ],
  ...[
    'regulation',
    'amount',
    'amountRange',
    'settlement',
    'activation',
    'refundWindow',
    'sectors',
    'needs',
  ],
  ...['timeToPay', 'expiry', 'cancelLimit', 'flowText'],
]);

function bareMethod({
  sources: _sources,
  regulation: _rules,
  ...method
}: ServiceMethod): ServiceMethod {
  return {
    ...method,
    summary: '',
    sources: [],
    variants: Object.fromEntries(
      Object.entries(method.variants).map(([name, variant]) => [
        name,
        {
          ...variant,
          ...(Object.fromEntries([...OF_PAGE].map((key) => [key, undefined])) as object),
          steps: [],
          flowText: '',
          ...(variant.example && { example: { ...variant.example, callback: {} } }),
        },
      ]),
    ),
  };
}
