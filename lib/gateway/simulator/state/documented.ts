import { examplesOf } from '../../contract/examples/examples';
import type { Contract, Json, JsonObject } from '../../contract/types';
import { at, isObject } from '../wire/json';

/** The responses the document shows for an operation, without failures. */
function documentedAnswers(contract: Contract, operationId: string): Json[] {
  const operation = contract.operations.find(({ id }) => id === operationId);
  if (!operation) return [];
  return examplesOf(contract, operation).flatMap(({ responses }) =>
    responses.filter(({ status }) => status < 400).map(({ body }) => body),
  );
}

/** The first documented response's `data`. */
export function documentedData(contract: Contract, operationId: string): JsonObject {
  const data = at(documentedAnswers(contract, operationId)[0], 'data');
  return isObject(data) ? data : {};
}

/** Entries of the first documented list. */
export function documentedList(contract: Contract, operationId: string): JsonObject[] {
  const data = at(documentedAnswers(contract, operationId)[0], 'data');
  const list: readonly Json[] = Array.isArray(data) ? data : [];
  return list.filter(isObject);
}

/** Passports and summaries of services, as far as the document shows them, by id. */
export function documentedServices(contract: Contract): Map<number, JsonObject> {
  const passports = documentedAnswers(contract, 'service_service_id').map((body) =>
    at(body, 'data'),
  );
  const entries = [...documentedList(contract, 'service_list'), ...passports]
    .filter(isObject)
    .map((service): [number, JsonObject] => [Number(service.service_id), service]);
  return new Map(entries);
}
