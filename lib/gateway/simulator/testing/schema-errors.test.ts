import { expect, test } from 'vitest';
import { loadContract } from '../../contract/load';
import { resolveSchema } from '../../contract/openapi/references';
import type { Json, JsonObject, OpenApiDocument, Operation, Schema } from '../../contract/types';
import { FaultsError } from '../wire/errors';
import { checkBody } from '../wire/read-request';
import { bench } from './bench';

/** A wrong number, a wrong text, and a text that is too long: between them they break each rule of a field. */
const WRONG: readonly Json[] = [-1.5, '1e5', '!'.repeat(9000), true];

/** The paths of all fields of a body, without the entries of lists. */
const pathsOf = (document: OpenApiDocument, schema: Schema): string[][] =>
  Object.entries(resolveSchema(document, schema).properties ?? {}).flatMap(([name, field]) => [
    [name],
    ...pathsOf(document, field).map((path) => [name, ...path]),
  ]);

const { world } = bench().simulator;

const bodyWith = (path: readonly string[], value: Json): JsonObject => {
  const [name = '', ...rest] = path;
  return { [name]: rest.length === 0 ? value : bodyWith(rest, value) };
};

/** Codes of the errors for this value of the field, as its schema alone decides. */
function codesFor(operation: Operation, path: readonly string[], value: Json): number[] {
  try {
    checkBody(world, operation, bodyWith(path, value));
    return [];
  } catch (error) {
    if (!(error instanceof FaultsError)) throw error;
    return error.details.filter(({ param }) => param === path.join('.')).map(({ code }) => code);
  }
}

test('an operation names each error that the schema of its body can return', () => {
  const contract = loadContract();
  const common = new Set(contract.errors?.codes.filter((e) => e.common).map((e) => e.code));
  const own = contract.operations.filter(({ id }) => id !== 'binance_pay_notify'); // the partner has its own
  const unnamed = own.flatMap((operation) => {
    const schema = operation.source.requestBody?.content['application/json']?.schema;
    const paths = schema ? pathsOf(operation.document, schema) : [];
    const codes = new Set(
      paths.flatMap((path) => WRONG.flatMap((value) => codesFor(operation, path, value))),
    );
    return [...codes]
      .filter((code) => !common.has(code) && !operation.errorCodes.includes(code))
      .map((code) => `${operation.id} ${code}`);
  });
  expect(unnamed).toEqual([]);
});
