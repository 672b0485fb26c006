import { bodyText, type Call, fixedHeaders, indent } from './call';

/** A Java class (17 or newer) around `Gateway.java`; its name is that of its file. */
export function javaSnippet(call: Call, className: string): string {
  const code = callOf(call);
  return `${code.includes('List.of(') ? 'import java.util.List;\n\n' : ''}public class ${className} {
    public static void main(String[] args) throws Exception {
        String answer = ${code};
        System.out.println(answer);
    }
}
`;
}

function callOf(call: Call): string {
  const headers = [
    ...fixedHeaders(call).map(([name, value]) => `${text(name)}, ${text(value)}`),
    ...(call.auth === 'bearer'
      ? ['"Authorization", "Bearer " + System.getenv("GATEWAY_ACCESS_TOKEN")']
      : []),
  ];
  const query = call.query.map(([name, value]) => `${text(name)}, ${text(value)}`);
  const path = text(call.path);
  if (call.method === 'GET' && headers.length === 0) return `Gateway.get(${rows(path, query)})`;
  if (call.method === 'POST' && query.length === 0) {
    return `Gateway.post(${rows(`${path}, ${textBlock(call)}`, headers)})`;
  }
  const list = `List.of(${rows('', query).trimStart()})`;
  return `Gateway.call(${rows(`${text(call.method)}, ${path}`, [list, textBlock(call), ...headers])})`;
}

const GAP = `\n${' '.repeat(16)}`;

/** Names and values are next to each other, a pair a line. */
const rows = (first: string, others: readonly string[]): string =>
  [first, ...others].filter((row) => row !== '').join(`,${GAP}`);

/** A text block keeps JSON as it is; only backslashes are doubled. */
function textBlock(call: Call): string {
  const body = bodyText(call).replaceAll('\\', '\\\\');
  return body === '' ? '""' : `"""${GAP}${indent(body, 16)}"""`;
}

/** JSON's escapes are Java's. */
const text = (value: string): string => JSON.stringify(value);
