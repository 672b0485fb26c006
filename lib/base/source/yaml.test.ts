import { expect, it } from 'vitest';
import { z } from 'zod';
import { ContentError } from './problems';
import { parseYaml } from './yaml';

const schema = z.strictObject({
  name: z.string(),
  items: z.array(z.strictObject({ size: z.number() })),
});

const messageOf = (text: string): string => {
  try {
    parseYaml(text, 'content/_site/x.yaml', schema);
    return 'no error';
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
};

it('returns what the schema accepts', () => {
  expect(parseYaml('name: a\nitems:\n  - size: 1\n', 'x.yaml', schema)).toEqual({
    name: 'a',
    items: [{ size: 1 }],
  });
});

it('names every fault with the line and column of its value', () => {
  expect(messageOf('name: 1\nitems:\n  - size: big\n    colour: red\n')).toBe(
    [
      'content/_site/x.yaml:1:7  name has another form — write a text',
      'content/_site/x.yaml:3:11  items.0.size has another form — write a number',
      'content/_site/x.yaml:4:5  unknown key "colour" in items.0 — remove it or correct its spelling',
    ].join('\n'),
  );
});

it('names the key or the value that an author meant', () => {
  const choice = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('a'), width: z.number().optional() }),
    z.strictObject({ kind: z.literal('b'), height: z.number().optional() }),
  ]);
  const nested = z.strictObject({
    status: z.enum(['active', 'limited']).default('active'),
    parts: z.record(z.string(), z.array(choice)).optional(),
  });
  const text = 'status: actve\nparts:\n  x:\n    - { kind: a, widht: 1 }\n';
  expect(() => parseYaml(text, 'x.yaml', nested)).toThrow(
    /x\.yaml:1:9 .* — did you mean "active"\?\nx\.yaml:4:18 {2}unknown key "widht" in parts\.x\.0 — did you mean "width"\?/,
  );
});

it('places a missing key at the mapping that should hold it', () => {
  expect(messageOf('items:\n  - {}\nname: a\n')).toBe(
    'content/_site/x.yaml:2:5  items.0.size is missing — add "size: …"',
  );
});

it('says what a missing key holds, if the schema does', () => {
  const described = z.strictObject({
    parts: z.array(
      z.strictObject({ size: z.number().min(1).describe('Height in rows.').optional() }).required(),
    ),
  });
  expect(() => parseYaml('parts:\n  - {}\n', 'x.yaml', described)).toThrow(
    'x.yaml:2:5  parts.0.size is missing — add "size: …": Height in rows.',
  );
});

it('names a fault of the YAML itself', () => {
  expect(messageOf('name: "a\nitems: []\n')).toMatch(
    /^content\/_site\/x\.yaml:\d+:\d+ {2}Missing closing "quote/,
  );
});

it('reports a wrong indent once, and not every word after it', () => {
  const text = '  id: one\n  text: >-\n    Words.\n- id: two\n- id: three\n  text: More words\n';
  expect(messageOf(text).split('\n')).toHaveLength(1);
});
