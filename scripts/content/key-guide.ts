/** The parts of a JSON Schema (draft 7) that the guide reads. */
export interface KeySchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, KeySchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | KeySchema;
  readonly items?: KeySchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly KeySchema[];
  readonly oneOf?: readonly KeySchema[];
  readonly pattern?: string;
  readonly format?: string;
}

/**
 * All keys of a data file as a nested list in Markdown: what each holds, whether it is required, and what it is for.
 * @param files the files of this form: `_services/*.yaml`
 */
export const keyGuide = (files: string, schema: KeySchema): string =>
  `# Keys of ${files}\n\nKeys in bold are required.\n\n${linesOf(schema, 0, new Map()).join('\n')}\n`;

/** @param known keys that were listed, by the key that has them */
function linesOf(schema: KeySchema, depth: number, known: Map<string, string>): string[] {
  const inner = innerOf(schema);
  if (inner) return linesOf(inner, depth, known);
  const kinds = schema.oneOf ?? schema.anyOf;
  if (kinds) return kinds.flatMap((kind) => (kind.properties ? linesOf(kind, depth, known) : []));
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const name = schema.required?.includes(key) ? `**\`${key}\`**` : `\`${key}\``;
    const about = (value.description ?? value.items?.description)?.replace(/\s+/g, ' ');
    const line = `${'  '.repeat(depth)}- ${name} (${formOf(value)})${about ? `: ${about}` : ''}`;
    const keys = JSON.stringify((innerOf(value) ?? value).properties ?? {});
    const first = known.get(keys);
    if (first !== undefined && keys !== '{}')
      return [`${line}${about ? '' : ':'} Its keys are those of \`${first}\`.`];
    known.set(keys, key);
    return [line, ...linesOf(value, depth + 1, known)];
  });
}

/** What a list or a table of names holds. */
const innerOf = ({ items, additionalProperties }: KeySchema): KeySchema | undefined =>
  items ?? (isObject(additionalProperties) ? additionalProperties : undefined);

/** What a key holds, in words. */
function formOf(schema: KeySchema): string {
  if (schema.const !== undefined) return `\`${String(schema.const)}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(', ');
  if (schema.items) return `list: ${formOf(schema.items)}`;
  const kinds = schema.oneOf ?? schema.anyOf;
  if (kinds) return [...new Set(kinds.map(formOf))].join(' or ');
  if (schema.properties) return 'keys';
  if (isObject(schema.additionalProperties))
    return `names with ${formOf(schema.additionalProperties)}`;
  if (schema.pattern?.startsWith('^\\{number:')) return '`{number:…}`';
  if (schema.pattern) return `text of the form \`${schema.pattern}\``;
  return (
    {
      string: 'text',
      number: 'number',
      integer: 'whole number',
      boolean: '`true` or `false`',
      object: 'any keys',
      null: '`null`',
    }[String(schema.type)] ?? 'any value'
  );
}

const isObject = (value: boolean | KeySchema | undefined): value is KeySchema =>
  typeof value === 'object';
