import { describe, expect, it } from 'vitest';
import { loadContract } from '../load';
import { requestFields } from '../openapi/fields';
import { examplesOf } from './examples';
import { lineNames, linesOfFields, linesOfResponse, linesOfValue } from './field-lines';
import { snippetsOf } from './snippets';

const contract = loadContract();

describe('linesOfValue', () => {
  it('names one field a line, as JSON is printed', () => {
    const value = {
      amount: '1.00',
      customer: { ip: '::1', tags: [] },
      items: [{ total: '1' }, 'two'],
    };
    expect(linesOfValue(value)).toEqual([
      [],
      ['amount'],
      ['customer'],
      ['customer.ip'],
      ['customer.tags'],
      [],
      ['items'],
      [],
      ['items[].total'],
      [],
      [],
      [],
      [],
    ]);
    expect(linesOfValue(value)).toHaveLength(JSON.stringify(value, null, 2).split('\n').length);
  });
});

it('begins the paths of a response inside its data, and names none of an error', () => {
  expect(linesOfResponse({ data: { id: 1 }, request_id: 'rq' })).toEqual([
    [],
    [],
    ['id'],
    [],
    [],
    [],
  ]);
  expect(linesOfResponse({ data: [{ id: 1 }] })).toEqual([[], [], [], ['id'], [], [], []]);
  expect(linesOfResponse({ error: { code: 1 } })).toEqual([]);
  expect(linesOfResponse('a;b')).toEqual([]);
});

describe('the lines of every example of the contract', () => {
  const examples = contract.operations.flatMap((operation) =>
    examplesOf(contract, operation).map((example) => ({ operation, example })),
  );

  it.each(examples)('$operation.id, $example.key', ({ operation, example }) => {
    const sent = new Set([
      ...linesOfValue(example.body ?? null).flat(),
      ...example.query.map(([name]) => name),
      ...requestFields(operation).flatMap((field) => (field.in === 'path' ? [field.path] : [])),
    ]);
    for (const { language, code, lines } of snippetsOf(contract, operation, example)) {
      const text = code.split('\n');
      const found = new Set(lines.flat());
      // Only a message in JSON has neither path nor query.
      if (language !== 'json') expect([...sent].filter((path) => !found.has(path))).toEqual([]);
      lines.forEach((paths, index) => {
        for (const path of paths) {
          const isPath = requestFields(operation).some(
            (field) => field.path === path && field.in === 'path',
          );
          const name = path.replaceAll('[]', '').split('.').at(-1) ?? '';
          expect(isPath || text[index]?.includes(name), `${language} ${path}: ${text[index]}`).toBe(
            true,
          );
        }
      });
    }
  });
});

describe('linesOfFields', () => {
  it('marks a field by its line, and an object of nothing else by the line that opens it', () => {
    const value = {
      amount: '1',
      card: { number: '4', cvv: '1' },
      customer: { ip: '::1', phone: '1' },
    };
    const names = new Set(['card.number', 'card.cvv', 'customer.phone']);
    expect(linesOfFields(value, names)).toEqual([3, 9]);
  });

  it('marks at most half of the fields of any request that a service shows', () => {
    const variants = contract.services.flatMap(({ id, variants: all }) =>
      Object.entries(all).map(([name, variant]) => ({ key: `${id}/${name}`, variant })),
    );
    const tooMany = variants.flatMap(({ key, variant }) => {
      const request = (variant.example ?? variant.dryRun)?.request;
      if (request === undefined) return [];
      const names = new Set(variant.fields.map(({ name }) => name));
      const fields = linesOfValue(request).filter((paths) => paths.length > 0).length;
      const marked = linesOfFields(request, names).length;
      return marked > fields / 2 ? [`${key}: ${marked} of ${fields}`] : [];
    });
    expect(tooMany).toEqual([]);
  });
});

it('writes the number of the first line and a name for each that follows', () => {
  const idOf = (path: string) => (path === 'unknown' ? undefined : `p-${path}`);
  expect(lineNames([[], ['a'], [], ['b', 'c'], ['unknown'], []], idOf)).toBe('2 p-a . p-b,p-c');
  expect(lineNames([[], ['unknown']], idOf)).toBeUndefined();
});
