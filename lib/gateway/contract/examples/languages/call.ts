import type { Json, Operation } from '../../types';

/** What every language template needs to know about one request. */
export interface Call {
  /** `https://api.sandbox.gateway.example`. */
  readonly host: string;
  readonly method: string;
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly body: Json | undefined;
  /** The call moves money and is not a create: a key of its own, the same in every language. */
  readonly idempotencyKey: string | undefined;
  /** How the caller shows who it is: a GW1 signature, an access token, or not to us at all (`partner`). */
  readonly auth: Operation['auth'];
  /** Headers of its own that the document gives, with their examples. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The usual response is an envelope whose `data` is what the caller wants; else a file or an address. */
  readonly hasData: boolean;
}

/** A token of the invoicing API as messages show it; programs take theirs from the environment. */
export const EXAMPLE_TOKEN = 'ivt_kq3Jm8ZsV0tR5wY2';

/** The body as it is sent: JSON with two spaces, so that it can be read. */
export const bodyText = ({ body }: Pick<Call, 'body'>): string =>
  body === undefined ? '' : JSON.stringify(body, null, 2);

/** Put `text` at a column: every line but the first gets the indent. */
export const indent = (text: string, columns: number): string =>
  text.replaceAll('\n', `\n${' '.repeat(columns)}`);

/** Headers with a fixed value: what the document gives, and the idempotency key. */
export const fixedHeaders = ({
  headers,
  idempotencyKey,
}: Pick<Call, 'headers' | 'idempotencyKey'>): readonly (readonly [
  name: string,
  value: string,
])[] =>
  idempotencyKey === undefined ? headers : [...headers, ['Idempotency-Key', idempotencyKey]];

/** How a language writes a list or an object: brackets, one item a line, whether the last has a comma. */
export interface Brackets {
  readonly open: string;
  readonly close: string;
  readonly columns: number;
}

/** Items between brackets, one a line with a comma behind each; nothing between them when there are none. */
export const block = (items: readonly string[], { open, close, columns }: Brackets): string =>
  items.length === 0
    ? `${open}${close}`
    : `${open}${items.map((item) => `\n${' '.repeat(columns)}${indent(item, columns)},`).join('')}\n${close}`;

/** `transaction_create_hpp` → `TransactionCreateHpp`: the name of a Java class. */
export const pascalCase = (name: string): string =>
  name.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Arguments of a call. On one line while they fit and only the last has lines of its own; else one a line, the first
 * two (method and path) together.
 */
export function argumentsOf(
  items: readonly string[],
  columns: number,
  hasLastComma = true,
): string {
  const line = items.join(', ');
  const isShort = !items.slice(0, -1).some((item) => item.includes('\n'));
  if (isShort && (line.split('\n')[0] ?? '').length <= LINE) return line;
  const rows = [items.slice(0, 2).join(', '), ...items.slice(2)];
  const gap = `\n${' '.repeat(columns)}`;
  const text = rows.map((row) => `${gap}${indent(row, columns)}`).join(',');
  return `${text}${hasLastComma ? ',' : ''}\n`;
}

/** Longest line of arguments, in characters: more would scroll next to the fields of a page. */
const LINE = 72;
