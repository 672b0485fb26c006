import { bytesOf } from '../../contract/limits';
import { resolveParameter } from '../../contract/openapi/references';
import type { Contract, Json, JsonObject, Operation, ParameterObject } from '../../contract/types';
import { queryPairs } from '../../signing';
import type { RawRequest, World } from '../types';
import { splitUrl } from './auth';
import { ApiError, type Detail, FaultsError } from './errors';
import { faultsOf } from './faults';
import { isObject } from './json';

/** The largest body an operation takes, in bytes; a receipt travels in base64, four characters for three bytes. */
export const bodyLimit = (contract: Contract, operationId: string): number =>
  bytesOf(contract, 'body_size') +
  (operationId === 'p2p_confirm' ? Math.ceil((bytesOf(contract, 'p2p_proof_size') * 4) / 3) : 0);

/** The JSON body of a request. @throws ApiError 2001, 2002 or 2003. */
export function readBody({ contract }: World, operation: Operation, raw: RawRequest): JsonObject {
  if (!operation.source.requestBody) return {};
  if (raw.body.length > bodyLimit(contract, operation.id)) {
    throw new ApiError(2003, 'The body is too large.', null, {
      allowed: { max: bodyLimit(contract, operation.id) },
    });
  }
  const type = String(raw.headers['content-type'] ?? '');
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type)) {
    throw new ApiError(2002, 'Content-Type is not application/json.', 'Content-Type');
  }
  const value = parse(raw.body);
  if (isObject(value)) return value;
  throw new ApiError(2001, 'The body is not a JSON object.', null, { offset: 0 });
}

function parse(bytes: Uint8Array): Json {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ApiError(2001, 'The body is not UTF-8.', null, { offset: 0 });
  }
  try {
    const value: unknown = JSON.parse(text);
    // `JSON.parse` gives nothing but JSON.
    return value as Json;
  } catch (error) {
    const offset = Number(/position (\d+)/.exec(String(error))?.[1] ?? text.length);
    throw new ApiError(2001, 'The body is not JSON.', null, { offset });
  }
}

/** The query of a request. @throws FaultsError for values that break the schemas of their parameters. */
export function readQuery(
  { document }: World,
  operation: Operation,
  raw: Pick<RawRequest, 'url'>,
): Record<string, string> {
  const known = parametersOf(operation, 'query');
  const pairs = queryPairs(splitUrl(raw.url)[1]);
  const query: Record<string, string> = {};
  const faults: Detail[] = [];
  for (const { name, schema, required } of known) {
    const values = pairs.filter(([given]) => given === name).map(([, value]) => value);
    const [value] = values;
    if (value === undefined) {
      if (required) faults.push({ param: name, code: 2005, message: `${name} is missing.` });
      continue;
    }
    if (values.length > 1) {
      faults.push({ param: name, code: 2007, message: `${name} is repeated.` });
      continue;
    }
    const wrapped = { type: 'object', properties: { [name]: schema } };
    faults.push(...faultsOf(document, wrapped, { [name]: typed(schema.type, value) }));
    query[name] = value;
  }
  if (faults.length > 0) throw new FaultsError(faults);
  return query;
}

/** A query holds texts; the schema says which of them are numbers and booleans. */
function typed(type: ParameterObject['schema']['type'], value: string): Json {
  if (type === 'integer' && /^-?\d{1,15}$/.test(value)) return Number(value);
  if (type === 'boolean' && /^(true|false)$/.test(value)) return value === 'true';
  return value;
}

const parametersOf = (
  { document, source }: Operation,
  place: ParameterObject['in'],
): ParameterObject[] =>
  (source.parameters ?? [])
    .map((parameter) => resolveParameter(document, parameter))
    .filter((parameter) => parameter.in === place);

/** Fields whose unknown values have an error of their own. */
const OWN_CODES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  report_create: { type: 7001 },
};

/** Hold a body against its schema. @throws FaultsError. */
export function checkBody({ document }: World, operation: Operation, body: JsonObject): void {
  const schema = operation.source.requestBody?.content['application/json']?.schema;
  const own = OWN_CODES[operation.id] ?? {};
  const faults = (schema ? faultsOf(document, schema, body) : []).map((fault) => {
    const code = fault.code === 2007 ? own[fault.param ?? ''] : undefined;
    return code === undefined ? fault : { ...fault, code };
  });
  if (faults.length > 0) throw new FaultsError(faults);
}
