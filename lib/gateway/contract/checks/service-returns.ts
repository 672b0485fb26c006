import { validate } from '../openapi/validate';
import type { Contract, Json, ServiceMethod, ServiceVariant } from '../types';
import { type Finding, finder } from './finding';
import { payloadFaults } from './payload';
import { valueAt } from './value-at';

/** What a page promises in a response is in one of its examples, and its further actions obey the contract. */
export function checkReturns(contract: Contract, method: ServiceMethod): Finding[] {
  const find = finder(`_services/${method.id}.yaml`);
  return Object.entries(method.variants).flatMap(([key, variant]) => [
    ...paidFaults(variant).map((message) =>
      find(['variants', key, 'example', 'callback', 'data', 'paid_amount'], message),
    ),
    ...missingReturns(variant).map(({ name, index }) =>
      find(
        ['variants', key, 'returns', index],
        `${name} is in no response, action or callback of this service — add an example that has it`,
      ),
    ),
    ...(variant.otherActions ?? []).flatMap(({ nextAction }, index) =>
      actionFaults(contract, { next_action: nextAction }).map(({ path, message }) =>
        find(
          ['variants', key, 'otherActions', index, 'nextAction', ...path.slice(1)],
          `${path.join('.')} ${message}`,
        ),
      ),
    ),
  ]);
}

/** A customer who is shown an exact amount pays that amount, unless the state says that the amount differs. */
function paidFaults({ example, otherActions = [] }: ServiceVariant): string[] {
  const callback = example?.callback.data;
  const asked = [
    valueAt(example?.response.data, 'next_action.exact_amount'),
    ...otherActions.map(({ nextAction }) => valueAt(nextAction, 'exact_amount')),
  ].filter((amount) => amount !== undefined);
  const paid = valueAt(callback, 'paid_amount');
  return asked.length === 0 || paid === undefined || asked.includes(paid)
    ? []
    : [`paid_amount is ${String(paid)}, and the customer is shown ${asked.join(' or ')}`];
}

function missingReturns({ example, dryRun, otherActions = [], returns = [] }: ServiceVariant) {
  const shown: readonly (Json | undefined)[] = [
    example?.response.data,
    example?.callback.data,
    dryRun?.response.data,
    ...otherActions.map(({ nextAction }) => ({ next_action: nextAction })),
  ];
  return returns
    .map(({ name }, index) => ({ name, index }))
    .filter(({ name }) => shown.every((value) => valueAt(value, name) === undefined));
}

function actionFaults(contract: Contract, value: Json) {
  const schema = contract.openapi?.components?.schemas?.Transaction;
  return [
    ...(contract.openapi && schema
      ? validate(contract.openapi, schema, value, { partial: true })
      : []),
    ...payloadFaults(contract, value),
  ];
}
