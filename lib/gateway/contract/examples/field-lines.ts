import { isList } from '../openapi/validate';
import type { Json } from '../types';
import type { Call } from './languages/call';

/** For each line of a printed example the paths of the fields on it: `customer.address.line1`, `items[].total`. */
export type FieldLines = readonly (readonly string[])[];

/**
 * The fields on the lines of a value that is printed with one entry a line, as `JSON.stringify(value, null, 2)` does
 * and every language of the examples.
 * @param path of the value itself: the one on its first line
 */
export function linesOfValue(value: Json, path = ''): FieldLines {
  const own = path === '' ? [] : [path];
  if (value === null || typeof value !== 'object') return [own];
  if (isList(value)) {
    if (value.length === 0) return [own];
    const items = value.flatMap((item) => {
      const [, ...inner] = linesOfValue(item, `${path}[]`);
      return [[], ...inner];
    });
    return [own, ...items, []];
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return [own];
  const prefix = path === '' ? '' : `${path}.`;
  return [own, ...entries.flatMap(([key, item]) => linesOfValue(item, prefix + key)), []];
}

/** The fields of a response: paths begin inside `data`, as those of its page do; an error has none of them. */
export function linesOfResponse(body: Json): FieldLines {
  if (body === null || typeof body !== 'object' || isList(body)) return [];
  const { data, error } = body as Readonly<Record<string, Json>>;
  if (error !== undefined) return [];
  const lines = linesOfValue(body);
  return data === undefined ? lines : lines.map((paths) => paths.flatMap(insideData));
}

/** `data.amount` and `data[].amount` → `amount`; `data` itself is no field of the page. */
const insideData = (path: string): string[] =>
  path.startsWith('data.') || path.startsWith('data[].') ? [path.slice(path.indexOf('.') + 1)] : [];

/**
 * The fields on the lines of a program or message that sends a call. Where each part is printed is found by printing
 * the call once more with that part changed: the text itself is not read.
 * @param print the printer of one language
 * @param template path of the operation with its parameters: `/v1/service/{service_id}`
 */
export function linesOfCall(
  print: (call: Call) => string,
  call: Call,
  template: string,
): FieldLines {
  const printed = print(call).split('\n');
  const lines: string[][] = printed.map(() => []);
  const changed = (other: Call): number[] =>
    print(other)
      .split('\n')
      .flatMap((line, index) => (line === printed[index] ? [] : [index]));
  template.split('/').forEach((part, place) => {
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    if (name === undefined) return;
    const path = call.path.split('/').map((text, index) => (index === place ? other(text) : text));
    lines[changed({ ...call, path: path.join('/') })[0] ?? -1]?.push(name);
  });
  call.query.forEach(([name], place) => {
    const query = call.query.map(([key, value], index): readonly [string, string] =>
      index === place ? [key, other(value)] : [key, value],
    );
    lines[changed({ ...call, query })[0] ?? -1]?.push(name);
  });
  const first = firstKeyOf(call.body);
  if (first !== undefined) {
    // The line of the first field: a signature, which changes too, is printed above it.
    const at = changed({ ...call, body: renamed(call.body, first) }).at(-1) ?? -1;
    linesOfValue(call.body ?? null).forEach((paths, index) => {
      lines[at - 1 + index]?.push(...paths);
    });
  }
  return lines;
}

/** Another text of the same length, so that no line breaks elsewhere. */
const other = (text: string): string => text.slice(0, -1) + (text.endsWith('0') ? '1' : '0');

const firstKeyOf = (body: Json | undefined): string | undefined =>
  body !== null && typeof body === 'object' && !isList(body) ? Object.keys(body)[0] : undefined;

const renamed = (body: Json | undefined, first: string): Json =>
  Object.fromEntries(
    Object.entries(Object(body)).map(([key, value]): [string, Json] => [
      key === first ? other(key) : key,
      value as Json, // an entry of a JSON object
    ]),
  );

/**
 * What a block of code says of its lines: first the number of the first one with a field (1-based). Then follow, for it
 * and each later line, the addresses of its fields, joined with commas, or a full stop. `3 p-amount p-currency . p-urls`.
 * @param idOf address of a field, or nothing if the page does not print it
 */
export function lineNames(
  lines: FieldLines,
  idOf: (path: string) => string | undefined,
): string | undefined {
  const names = lines.map((paths) => paths.flatMap((path) => idOf(path) ?? []).join());
  const first = names.findIndex((name) => name !== '');
  if (first < 0) return undefined;
  const last = names.findLastIndex((name) => name !== '');
  const shown = names.slice(first, last + 1).map((name) => name || '.');
  return `${first + 1} ${shown.join(' ')}`;
}

/**
 * The lines of a printed value on which one of the fields is, 1-based. An object of several such fields and no others
 * is marked by the line that opens it alone.
 * @param value printed with two spaces
 * @param names paths of the fields
 */
export function linesOfFields(value: Json, names: ReadonlySet<string>): number[] {
  const paths = linesOfValue(value).map(([path]) => path);
  const leaves = paths.filter(
    (path) => path !== undefined && !paths.some((each) => each?.startsWith(`${path}.`)),
  );
  const isOwnObject = (path: string): boolean => {
    const inner = leaves.filter((leaf) => leaf?.startsWith(`${path}.`));
    return inner.length > 1 && inner.every((leaf) => leaf !== undefined && names.has(leaf));
  };
  return paths.flatMap((path, index) => {
    if (path === undefined || !(isOwnObject(path) || (names.has(path) && leaves.includes(path)))) {
      return [];
    }
    const around = path.slice(0, Math.max(path.lastIndexOf('.'), 0));
    return isOwnObject(around) ? [] : [index + 1];
  });
}
