import {
  isMap,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml';
import type { z } from 'zod';
import { didYouMean } from '../text/nearest';
import { displayPath } from './files';
import { ContentError, type Problem } from './problems';
import { readText } from './read-text';
import { descriptionAt, keysAt } from './schema-keys';

/** What was made of each file last, so that a change of one file costs the reading of one file. */
const memo = new Map<string, { text: string; schema: unknown; value: unknown }>();

/** What a text of a data file becomes before its schema sees it, and what is wrong with it. */
export type Fill = (text: string) => {
  readonly value: string | number;
  readonly faults: readonly string[];
};

/**
 * Read one YAML data file and validate it against its schema. `fill` replaces the places that a text leaves open.
 * @throws ContentError with every syntax and schema fault, each at its own line and column.
 */
export function readYaml<T>(file: string, schema: z.ZodType<T>, fill?: Fill): T {
  const name = displayPath(file);
  const text = readText(file);
  // What is filled in comes from another file.
  if (fill) return parseYaml(text, name, schema, fill);
  const known = memo.get(name);
  if (known?.text === text && known.schema === schema) return known.value as T; // what this schema gave
  const value = parseYaml(text, name, schema);
  memo.set(name, { text, schema, value });
  return value;
}

/** As `readYaml`, for text already in memory; `file` is the name printed in messages. */
export function parseYaml<T>(text: string, file: string, schema: z.ZodType<T>, fill?: Fill): T {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, uniqueKeys: true });
  const tab = /^ *\t/m.exec(text);
  const at: Place = (offset, message) => {
    const { line, col } = lineCounter.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1), message };
  };
  if (document.errors.length > 0 && tab)
    throw new ContentError([at(tab.index, 'a tab begins the line — write spaces instead')]);
  if (document.errors.length > 0) {
    throw new ContentError(
      firstFaults(document.errors).map((error) =>
        at(error.pos[0], `${firstLine(error.message)} — correct the YAML syntax`),
      ),
    );
  }
  const aliases = aliasFaults(document, at);
  if (aliases.length > 0) throw new ContentError(aliases);
  const unfilled: Problem[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key !== 'key' && typeof node.value === 'string' && /^\s+$/.test(node.value))
        unfilled.push(
          at(
            node.range?.[0] ?? 0,
            'the text has only spaces — write what belongs there, or remove it',
          ),
        );
    },
  });
  if (fill) {
    visit(document, {
      Scalar(key, node) {
        if (key === 'key' || typeof node.value !== 'string' || !node.value.includes('{')) return;
        const { value, faults } = fill(node.value);
        node.value = value;
        unfilled.push(...faults.map((fault) => at(node.range?.[0] ?? 0, fault)));
      },
    });
  }
  const result = schema.safeParse(expanded(document, at));
  if (result.success && unfilled.length === 0) return result.data;
  throw new ContentError([
    ...unfilled,
    ...(result.error?.issues ?? []).flatMap(likeliest).flatMap((issue) => {
      const keys = 'keys' in issue && Array.isArray(issue.keys) ? issue.keys.map(String) : [];
      if (issue.code === 'unrecognized_keys') {
        return keys.map((key) =>
          at(
            offsetOfKey(document.getIn(issue.path, true), key) ?? offsetOf(document, issue.path),
            `unknown key "${key}" in ${pathText(issue.path)}${didYouMean(key, keysAt(schema, issue.path), 'remove it or correct its spelling')}`,
          ),
        );
      }
      return [
        at(
          offsetOf(document, issue.path),
          `${pathText(issue.path)}${faultOf(issue, document, schema)}`,
        ),
      ];
    }),
  ]);
}

/** After a wrong indent, the parser takes each following word for one that nothing expects: the first fault says it all. */
const firstFaults = (errors: readonly YAMLParseError[]): YAMLParseError[] =>
  errors.filter(({ code }, index) => index === 0 || code !== 'UNEXPECTED_TOKEN');

/** Of several forms that a value may have, the one that its author most likely meant: the form with other faults inside. */
function likeliest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const forms = issue.errors.filter(
    (faults) => !faults.some(({ code, path }) => code === 'invalid_type' && path.length === 0),
  );
  const [form] = forms;
  if (!form || forms.length > 1) return [issue];
  return form.flatMap((inner) =>
    // An issue with a longer path is an issue again.
    likeliest({ ...inner, path: [...issue.path, ...inner.path] } as z.core.$ZodIssue),
  );
}

const FORMS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list: begin its lines with "- "',
  object: 'keys with values',
  record: 'keys with values',
};

/** What is wrong in the words of an author, and what to do. */
function faultOf(
  issue: z.core.$ZodIssue,
  document: ReturnType<typeof parseDocument>,
  schema: z.core.$ZodType,
): string {
  const isMissing = issue.path.length > 0 && document.getIn(issue.path, true) === undefined;
  if (issue.code === 'invalid_type' && isMissing) {
    const about = descriptionAt(schema, issue.path);
    return ` is missing — add "${String(issue.path.at(-1))}: …"${about ? `: ${about}` : ''}`;
  }
  if (issue.code === 'invalid_type' && FORMS[issue.expected]) {
    const keys = issue.expected === 'object' ? keysAt(schema, issue.path) : [];
    const names = keys.length > 0 ? `: ${keys.join(', ')}` : '';
    return ` has another form — write ${FORMS[issue.expected]}${names}`;
  }
  if (issue.code === 'too_small' && issue.minimum === 1)
    return ' is empty — write what belongs there, or remove it';
  if (issue.code === 'invalid_format' && issue.format === 'date')
    return ' is no date — write it as "2026-01-31"';
  // A rule of its own may say its own remedy.
  const isWhole = issue.message.includes(' — ');
  return `: ${issue.message}${isWhole ? '' : remedyOf(issue, document)}`;
}

/** The nearest of the values that are allowed, or that the value is to be corrected. */
function remedyOf(issue: z.core.$ZodIssue, document: ReturnType<typeof parseDocument>): string {
  const given: unknown = document.getIn(issue.path);
  const values = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  return didYouMean(typeof given === 'string' ? given : '', values, 'correct the value');
}

type Place = (offset: number, message: string) => Problem;

/** Aliases (`*name`) without an anchor (`&name`) before them; the library throws at the first, without its place. */
function aliasFaults(document: ReturnType<typeof parseDocument>, at: Place): Problem[] {
  const faults: Problem[] = [];
  visit(document, {
    Alias: (_key, alias) => {
      if (alias.resolve(document) === undefined)
        faults.push(
          at(
            alias.range?.[0] ?? 0,
            `alias "*${alias.source}" has no anchor "&${alias.source}" before it — add the anchor, or put a text with "*" in quotes`,
          ),
        );
    },
  });
  return faults;
}

/** @throws ContentError when the library refuses to expand the aliases, which it does when they multiply. */
function expanded(document: ReturnType<typeof parseDocument>, at: Place): unknown {
  try {
    return document.toJS();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContentError([at(0, `${reason} — write the values out instead of aliases`)], {
      cause: error,
    });
  }
}

const firstLine = (text: string) =>
  text.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? text;

const pathText = (path: readonly PropertyKey[]) =>
  path.length === 0 ? 'the file' : path.map(String).join('.');

/** Offset of the deepest node that exists on the way to `path` (a missing key has no place of its own). */
function offsetOf(
  document: ReturnType<typeof parseDocument>,
  path: readonly PropertyKey[],
): number {
  for (let length = path.length; length >= 0; length--) {
    const node =
      length === 0
        ? document.contents
        : (document.getIn(path.slice(0, length), true) as Node | undefined);
    if (node?.range) return node.range[0];
  }
  return 0;
}

function offsetOfKey(node: unknown, key: string): number | undefined {
  if (!isMap(node)) return undefined;
  const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
  return isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
}
