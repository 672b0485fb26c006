import { readFileSync } from 'node:fs';
import { isMap, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { displayPath } from './files';
import { ContentError, type Problem } from './problems';

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
  return parseYaml(readFileSync(file, 'utf8'), displayPath(file), schema, fill);
}

/** As `readYaml`, for text already in memory; `file` is the name printed in messages. */
export function parseYaml<T>(text: string, file: string, schema: z.ZodType<T>, fill?: Fill): T {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, uniqueKeys: true });
  const at = (offset: number, message: string): Problem => {
    const { line, col } = lineCounter.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1), message };
  };
  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map((error) =>
        at(error.pos[0], `${firstLine(error.message)} — correct the YAML syntax`),
      ),
    );
  }
  const unfilled: Problem[] = [];
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
  const result = schema.safeParse(document.toJS());
  if (result.success && unfilled.length === 0) return result.data;
  throw new ContentError([
    ...unfilled,
    ...(result.error?.issues ?? []).flatMap((issue) => {
      const keys = 'keys' in issue && Array.isArray(issue.keys) ? issue.keys.map(String) : [];
      if (issue.code === 'unrecognized_keys') {
        return keys.map((key) =>
          at(
            offsetOfKey(document.getIn(issue.path, true), key) ?? offsetOf(document, issue.path),
            `unknown key "${key}" in ${pathText(issue.path)} — remove it or correct its spelling`,
          ),
        );
      }
      return [
        at(
          offsetOf(document, issue.path),
          `${pathText(issue.path)}: ${issue.message} — correct the value`,
        ),
      ];
    }),
  ]);
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
