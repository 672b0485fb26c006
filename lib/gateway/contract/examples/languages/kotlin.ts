import { argumentsOf, bodyText, type Call, fixedHeaders, indent } from './call';

/** A Kotlin program around `Gateway.kt`. */
export function kotlinSnippet(call: Call): string {
  const headers = [
    ...fixedHeaders(call).map(([name, value]) => `${text(name)} to ${text(value)}`),
    ...(call.auth === 'bearer'
      ? ['"Authorization" to "Bearer " + System.getenv("GATEWAY_ACCESS_TOKEN")']
      : []),
  ];
  const query = call.query.map(([name, value]) => `${text(name)} to ${text(value)}`);
  const given = [
    ...(query.length > 0 ? [`query = ${listOf(query)}`] : []),
    ...(headers.length > 0 ? [`headers = mapOf(${headers.join(', ')})`] : []),
    ...(call.body === undefined ? [] : [`json = ${rawText(bodyText(call))}`]),
  ];
  const code = `val answer = gateway(${argumentsOf([text(call.method), text(call.path), ...given], 4, false)})
println(answer)`;
  return `fun main() {\n    ${indent(code, 4)}\n}\n`;
}

/** Kotlin 1.3 takes no comma behind the last item. */
const listOf = (items: readonly string[]): string =>
  items.length === 1 ? `listOf(${items[0]})` : `listOf(\n    ${items.join(',\n    ')}\n)`;

/** A raw string keeps JSON as it is, except that a dollar would begin a template. JSON allows blanks around it. */
const rawText = (body: string): string =>
  `"""\n    ${indent(body.replaceAll('$', `\${'$'}`), 4)}\n"""`;

/** JSON's escapes are Kotlin's, and a dollar needs one too. */
const text = (value: string): string => JSON.stringify(value).replaceAll('$', '\\$');
