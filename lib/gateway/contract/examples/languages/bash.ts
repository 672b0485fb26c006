import { bodyText, type Call, fixedHeaders } from './call';

/** A shell command around `gateway.sh`: the query as words, the body on its standard input. */
export function bashSnippet(call: Call): string {
  const body = bodyText(call);
  const words = [
    ...fixedHeaders(call).map(([name, value]) => `-H ${shellWord(`${name}: ${value}`)}`),
    ...(call.auth === 'bearer' ? ['-H "Authorization: Bearer $GATEWAY_ACCESS_TOKEN"'] : []),
    ...call.query.map(([name, value]) => shellWord(`${name}=${value}`)),
  ];
  const command = [`bash gateway.sh ${call.method} ${shellWord(call.path)}`, ...words].join(
    ' \\\n  ',
  );
  return body === '' ? `${command}\n` : `${command} <<'JSON'\n${body}\nJSON\n`;
}

/** A word as bash reads it: in single quotes when it holds anything else than plain characters. */
export const shellWord = (text: string): string =>
  /^[\w./:=,@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
