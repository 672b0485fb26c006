import { isList } from '../../openapi/validate';
import type { Json } from '../../types';
import { argumentsOf, block, type Call, fixedHeaders } from './call';

/** A PHP program around `gateway.php`. */
export function phpSnippet(call: Call): string {
  const headers = [
    ...fixedHeaders(call).map(([name, value]) => `${text(name)} => ${text(value)}`),
    ...(call.auth === 'bearer'
      ? ["'Authorization' => 'Bearer ' . getenv('GATEWAY_ACCESS_TOKEN')"]
      : []),
  ];
  const given = [
    ...(call.query.length > 0 ? [`query: ${phpLiteral(Object.fromEntries(call.query))}`] : []),
    ...(headers.length > 0 ? [`headers: [${headers.join(', ')}]`] : []),
    ...(call.body === undefined ? [] : [`body: ${phpLiteral(call.body)}`]),
  ];
  return `<?php
require_once 'gateway.php';

$answer = gateway(${argumentsOf([text(call.method), text(call.path), ...given], 4)});
print_r($answer${call.hasData ? "['data']" : ''});
`;
}

/** JSON as a PHP literal, four spaces a level. An empty object needs a class, an empty array would be a list. */
export function phpLiteral(value: Json): string {
  if (typeof value === 'string') return text(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (isList(value)) return block(value.map(phpLiteral), BRACKETS);
  const items = Object.entries(value).map(([key, item]) => `${text(key)} => ${phpLiteral(item)}`);
  return items.length === 0 ? 'new stdClass()' : block(items, BRACKETS);
}

const BRACKETS = { open: '[', close: ']', columns: 4 };

/** Single quotes take everything as it is but themselves and the backslash. */
const text = (value: string): string =>
  `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
