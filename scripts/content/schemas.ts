import path from 'node:path';
import { z } from 'zod';
import type { DataFile } from '../../lib/base/source/data-file';
import { GENERATED_DIR } from '../../lib/base/source/files';
import type { Extension } from '../../lib/docs/content/extension';
import { frontmatterSchema } from '../../lib/docs/content/frontmatter';
import { PROSE_RULES } from '../../lib/docs/prose/rules';
import { SITE_FILES } from '../../lib/docs/site/files';
import { type KeySchema, keyGuide } from './key-guide';

/** Every form of data files of a content folder: what the loaders read, and what editors know. */
export const dataFilesOf = ({ dataFiles }: Pick<Extension, 'dataFiles'>): readonly DataFile[] => [
  ...Object.values(SITE_FILES),
  PROSE_RULES,
  ...dataFiles,
];

/** `_services/*.yaml` → `schemas/services.json`, below the generated folder. */
const schemaName = (files: string): string =>
  `schemas/${files
    .replace(/\.yaml$/, '')
    .split(/[^a-z]+/)
    .filter(Boolean)
    .join('-')}.json`;

/** JSON Schemas for editors, by their names below the generated folder: one for each form of data, one for heads. */
export function editorSchemas(
  extension: Pick<Extension, 'dataFiles' | 'dialect'>,
): ReadonlyMap<string, string> {
  const schemas = new Map(
    dataFilesOf(extension).map(({ files, schema, isFilled }) => [
      schemaName(files),
      jsonSchema(schema, isFilled),
    ]),
  );
  schemas.set('schemas/page-head.json', jsonSchema(frontmatterSchema(extension.dialect.headKeys)));
  return schemas;
}

/** The same schemas for people, one file in Markdown each. */
export const keyGuides = (extension: Pick<Extension, 'dataFiles'>): ReadonlyMap<string, string> =>
  new Map(
    dataFilesOf(extension).map(({ files, schema, isFilled }) => [
      schemaName(files).replace(/json$/, 'md'),
      // What was written by the line above as JSON.
      keyGuide(files, JSON.parse(jsonSchema(schema, isFilled)) as KeySchema),
    ]),
  );

/** `yaml.schemas` of an editor: which schema belongs to which files. */
export const editorSettings = (
  extension: Pick<Extension, 'dataFiles'>,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    dataFilesOf(extension).map(({ files }) => [
      `./${path.posix.join(GENERATED_DIR, schemaName(files))}`,
      [
        `content/${files}`,
        ...(files.includes('*') ? [`!content/${files.replace('*', '_*')}`] : []),
      ],
    ]),
  );

/** In draft 7, which every editor reads. What an author writes counts, so keys with a default are optional. */
function jsonSchema(schema: z.ZodType, isFilled = false): string {
  const made = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema: made }) => {
      if (!isFilled || (made.type !== 'number' && made.type !== 'integer')) return;
      // A number may be taken from the limits: "{number:description}".
      const { description, ...number } = { ...made };
      for (const key of Object.keys(made))
        if (key !== 'description') Reflect.deleteProperty(made, key);
      made.anyOf = [number, { type: 'string', pattern: '^\\{number:' }];
    },
  });
  return `${JSON.stringify(made, null, 2)}\n`;
}
