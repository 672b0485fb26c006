import path from 'node:path';
import { z } from 'zod';
import { type DataFile, fileNamed, filesOf } from '../../base/source/data-file';
import { dataDir, displayPath } from '../../base/source/files';
import { ContentError } from '../../base/source/problems';
import { isThere } from '../../base/source/read-text';
import { readYaml } from '../../base/source/yaml';
import type { Clocks, Sequence } from '../contract/types';
import type { MoneyPath } from './money-path/layout';
import { SCREENS } from './screen-schema';

const words = { title: z.string().min(1), description: z.string().min(1) };
const seconds = z.number().nonnegative();

const sequence = z.strictObject({
  kind: z.literal('sequence'),
  ...words,
  caption: z.string().optional(),
  actors: z.array(z.strictObject({ id: z.string(), label: z.string() })).min(2),
  messages: z
    .array(
      z.strictObject({
        from: z.string(),
        to: z.string(),
        label: z.string(),
        kind: z.enum(['call', 'answer', 'action', 'callback']),
        code: z.boolean().optional(),
        wait: z
          .strictObject({
            at: z.string(),
            label: z.string(),
            until: z.number().int().positive().optional(),
          })
          .optional(),
      }),
    )
    .min(1),
});

const clocks = z.strictObject({
  kind: z.literal('clocks'),
  ...words,
  caption: z.string().optional(),
  bars: z
    .array(
      z.strictObject({
        label: z.string(),
        from: seconds,
        to: seconds,
        atMost: seconds.optional(),
        end: z.string(),
        tone: z.enum(['wait', 'plain']),
      }),
    )
    .min(1),
  marks: z.array(z.strictObject({ at: seconds, label: z.string() })).optional(),
});

const moneyPath = z.strictObject({
  kind: z.literal('path'),
  ...words,
  caption: z.string().optional(),
  nodes: z.array(z.strictObject({ title: z.string(), note: z.string() })).min(2),
  hops: z.array(
    z.strictObject({ out: z.string(), back: z.string(), code: z.boolean().optional() }),
  ),
  callback: z.string(),
  spans: z.array(
    z.strictObject({
      label: z.string(),
      from: z.number().positive(),
      to: z.number().positive(),
      main: z.boolean().optional(),
    }),
  ),
});

/** A drawing of `content/_site/diagrams`; `kind` says which. */
export type NamedDiagram =
  | ({ readonly kind: 'sequence' } & Sequence)
  | ({ readonly kind: 'clocks' } & Clocks)
  | ({ readonly kind: 'path' } & MoneyPath & {
        readonly title: string;
        readonly description: string;
        readonly caption?: string | undefined;
      });

export const DIAGRAMS: DataFile<NamedDiagram> = {
  files: '_site/diagrams/*.yaml',
  schema: z.discriminatedUnion('kind', [sequence, clocks, moneyPath]),
};

/**
 * Read `content/_site/diagrams/<name>.yaml`.
 * @throws ContentError when the file is missing or wrong.
 */
export function loadDiagram(name: string, root: string = dataDir()): NamedDiagram {
  const file = fileNamed(DIAGRAMS, root, name);
  if (!isThere(file)) {
    const message = `no drawing for <Diagram name="${name}" /> — create the file or correct the name`;
    throw new ContentError([{ file: displayPath(file), line: 1, column: 1, message }]);
  }
  return readYaml(file, DIAGRAMS.schema);
}

/** Names of the drawings of a kind that a page may ask for. */
export const listDrawings = (kind: 'screens' | 'diagrams', root: string = dataDir()): string[] =>
  filesOf(kind === 'screens' ? SCREENS : DIAGRAMS, root).map((file) =>
    path.basename(file, '.yaml'),
  );
