import type { Definitions } from '../docs/markdown/definition';
import { ANCHOR } from '../gateway/contract/anchors';
import { plainText } from '../gateway/contract/inline';
import type { Contract } from '../gateway/contract/types';
import { type Around, define } from './around';
import { cardRows, failureRows } from './rows';
import { lines, testDataText } from './texts';

/** A field that more methods than this have says nothing about one of them. */
const MAX_METHODS = 6;

/** Components about payment methods. */
export const SERVICE_COMPONENTS = {
  ServiceCatalogue: define(),
  ServiceFacts: define({
    of: 'service',
    text: ({ service }) => (service ? plainText(service.variant.flowText) : ''),
  }),
  CustomerSteps: define({
    of: 'service',
    text: ({ service }) => lines(service?.variant.steps ?? []),
  }),
  CustomerScreens: define({
    of: 'service',
    text: ({ service }) =>
      (service?.variant.screens ?? [])
        .map(({ where, caption }) => `${where}: ${plainText(caption)}`)
        .join(' '),
  }),
  ServiceClocks: define({ of: 'service' }),
  ServiceFields: define({
    of: 'service',
    // Fields that most methods have are left to the text.
    rows: ({ service, contract }) =>
      (service?.variant.fields ?? [])
        .filter(({ name }) => methodsWith(contract, name) <= MAX_METHODS)
        .map(({ name, rule }) => ({
          kind: 'field',
          anchor: ANCHOR.serviceField(name),
          name,
          ids: [name.split('.').at(-1) ?? name],
          // Without the label, which the page does not print: a result must show the words that found it.
          text: plainText(rule),
          isDefining: name.startsWith('fields.'),
        })),
    text: ({ service }) =>
      service
        ? [...service.variant.fields, ...(service.variant.returns ?? [])]
            .map(({ name }) => name)
            .join(', ')
        : '',
  }),
  ServiceExample: define({ of: 'service' }),
  ServiceStatuses: define({ of: 'service', prints: ['lifecycle', 'states'] }),
  /** On the page of a method its own failures; anywhere else every reason. */
  Failures: define({
    prints: ['failures'],
    rows: ({ service, contract }) => (service ? [] : failureRows(contract)),
  }),
  /** On the page of a method its own test data; anywhere else the cards of the sandbox. */
  TestData: define({
    prints: ({ head }) => (head.service === undefined ? ['testCards', 'sandbox'] : []),
    attributes: { part: {} },
    rows: ({ service, contract }, { part }) => (service ? [] : cardRows(contract, part)),
    text: ({ service, contract }, { part }) =>
      service
        ? lines(service.variant.tests.flatMap(({ input, outcome }) => [input, outcome]))
        : testDataText(contract, part),
  }),
  Siblings: define({ of: 'service' }),
} as const satisfies Definitions<Around>;

/** By contract: how many methods have a field of each name. */
const uses = new WeakMap<Contract, ReadonlyMap<string, number>>();

function methodsWith(contract: Contract, field: string): number {
  const known = uses.get(contract) ?? countUses(contract);
  uses.set(contract, known);
  return known.get(field) ?? 0;
}

function countUses({ services }: Contract): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { variants } of services) {
    const names = Object.values(variants).flatMap(({ fields }) => fields.map(({ name }) => name));
    for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
