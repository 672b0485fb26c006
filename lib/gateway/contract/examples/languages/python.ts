import { isList } from '../../openapi/validate';
import type { Json } from '../../types';
import { argumentsOf, block, type Call, fixedHeaders } from './call';

/** A Python program around `gateway.py`. */
export function pythonSnippet(call: Call): string {
  const isBearer = call.auth === 'bearer';
  const headers = [
    ...fixedHeaders(call).map(([name, value]) => `${text(name)}: ${text(value)}`),
    ...(isBearer ? ['"Authorization": "Bearer " + os.environ["GATEWAY_ACCESS_TOKEN"]'] : []),
  ];
  const given = [
    ...(call.query.length > 0 ? [`query=${pythonLiteral(Object.fromEntries(call.query))}`] : []),
    ...(headers.length > 0 ? [`headers={${headers.join(', ')}}`] : []),
    ...(call.body === undefined ? [] : [`body=${pythonLiteral(call.body)}`]),
  ];
  return `${isBearer ? 'import os\n\n' : ''}from gateway import gateway

answer = gateway(${argumentsOf([text(call.method), text(call.path), ...given], 4)})
print(answer${call.hasData ? '["data"]' : ''})
`;
}

/** JSON as a Python literal, four spaces a level. */
export function pythonLiteral(value: Json): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) {
    return block(value.map(pythonLiteral), { open: '[', close: ']', columns: 4 });
  }
  return block(
    Object.entries(value).map(([key, item]) => `${text(key)}: ${pythonLiteral(item)}`),
    { open: '{', close: '}', columns: 4 },
  );
}

/** JSON's escapes are Python's. */
const text = (value: string): string => JSON.stringify(value);
