import { resolveResponse } from '../../contract/openapi/references';
import { validate } from '../../contract/openapi/validate';
import type { Contract, Json, Operation, Schema } from '../../contract/types';
import type { Answer } from '../types';
import { at } from '../wire/json';

const ERROR: Schema = { $ref: '#/components/schemas/ErrorEnvelope' };

/**
 * In what a response differs from the document: a status that is not documented, a body that breaks its schema, an
 * error that the operation does not name. Empty = it fits.
 */
export function answerFaults(contract: Contract, operation: Operation, answer: Answer): string[] {
  const { document } = operation;
  const { status, body, file, headers = {} } = answer;
  const where = `${operation.id} ${status}`;
  const isPartner = operation.id === 'binance_pay_notify';
  const faults: string[] = [];
  if (!isPartner && headers['Gateway-Request-Id'] === undefined) {
    faults.push(`${where}: no Gateway-Request-Id`);
  }
  if (status >= 400 && !isPartner) {
    return [...faults, ...bodyFaults(ERROR, body), ...errorFaults(contract, operation, answer)];
  }
  const response = operation.source.responses[String(status)];
  if (!response) return [...faults, `${where}: the document has no such answer`];
  if (file || status === 304) return faults;
  const { schema } = resolveResponse(document, response).content?.['application/json'] ?? {};
  return schema ? [...faults, ...bodyFaults(schema, body)] : [...faults, `${where}: no schema`];

  function bodyFaults(expected: Schema, given: Json | undefined): string[] {
    if (given === undefined) return [`${where}: no body`];
    return validate(document, expected, given).map(
      ({ path, message }) => `${where}: ${path.join('/')} ${message}`,
    );
  }
}

function errorFaults(contract: Contract, operation: Operation, { status, body }: Answer): string[] {
  const code = at(body, 'error.code');
  const known = contract.errors?.codes.find((error) => error.code === code);
  const where = `${operation.id} ${status}`;
  if (!known) return [`${where}: unknown error ${String(code)}`];
  const faults: string[] = [];
  if (known.http !== status) faults.push(`${where}: ${known.code} is answered with ${known.http}`);
  return faults;
}

/** The error of a response, if it is neither common nor named by the operation. */
export function unnamedError(
  contract: Contract,
  operation: Operation,
  { body }: Answer,
): number | undefined {
  const code = at(body, 'error.code');
  if (typeof code !== 'number' || operation.errorCodes.includes(code)) return undefined;
  const known = contract.errors?.codes.find((error) => error.code === code);
  return known?.common ? undefined : code;
}
