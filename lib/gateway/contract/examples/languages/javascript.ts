import { isList } from '../../openapi/validate';
import type { Json } from '../../types';
import { block, type Call, fixedHeaders } from './call';

/** A Node program around `gateway.mjs`. */
export function javascriptSnippet(call: Call): string {
  const headers = [
    ...fixedHeaders(call).map(([name, value]) => `${keyOf(name)}: ${text(value)}`),
    ...(call.auth === 'bearer'
      ? ["Authorization: 'Bearer ' + process.env.GATEWAY_ACCESS_TOKEN"]
      : []),
  ];
  const options = [
    ...(call.query.length > 0
      ? [`query: ${javascriptLiteral(Object.fromEntries(call.query))}`]
      : []),
    ...(headers.length > 0 ? [`headers: { ${headers.join(', ')} }`] : []),
    ...(call.body === undefined ? [] : [`body: ${javascriptLiteral(call.body)}`]),
  ];
  const given = options.length > 0 ? `, ${block(options, BRACES)}` : '';
  const name = call.hasData ? '{ data }' : 'answer';
  return `import { gateway } from './gateway.mjs';

const ${name} = await gateway('${call.method}', ${text(call.path)}${given});
console.log(${call.hasData ? 'data' : name});
`;
}

const BRACES = { open: '{', close: '}', columns: 2 };

/** JSON as a JavaScript literal: single quotes, bare keys, two spaces a level. */
export function javascriptLiteral(value: Json): string {
  if (typeof value === 'string') return text(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (isList(value)) {
    return block(value.map(javascriptLiteral), { open: '[', close: ']', columns: 2 });
  }
  return block(
    Object.entries(value).map(([key, item]) => `${keyOf(key)}: ${javascriptLiteral(item)}`),
    BRACES,
  );
}

const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name));

/** JSON's escapes are JavaScript's; only the quotes differ. */
const text = (value: string): string =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
