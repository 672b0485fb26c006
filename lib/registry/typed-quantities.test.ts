import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkTypedQuantities, loadTypedQuantities } from './typed-quantities';

const pageWith = (...texts: string[]) => ({
  file: 'a.mdx',
  prose: {
    lines: texts.map((text, index) => ({ text, source: text, line: index + 1, column: 1 })),
    labels: [],
    code: [],
    strong: [],
  },
});

it('reports a number with a unit of time or size, as digits or as a word', () => {
  const found = checkTypedQuantities(
    [
      pageWith(
        'Wait for 30 seconds, then for two business days.',
        'A body of 256 KB.',
        'The cap is 5% of it.',
      ),
    ],
    [],
  );
  expect(found.map(({ line, message }) => `${line} ${message.split(' is typed')[0]}`)).toEqual([
    '1 "30 seconds"',
    '1 "two business days"',
    '2 "256 KB"',
    '3 "5%"',
  ]);
});

it('leaves counts, names and stories alone', () => {
  const pages = [
    pageWith(
      'Show the last four digits and three screens.',
      'The key is written as UTF-8 bytes.',
      'She pays two days later.',
    ),
  ];
  const exceptions = [{ text: 'two days later', reason: 'a scenario' }];
  expect(checkTypedQuantities(pages, exceptions)).toEqual([]);
});

it('reports an exception that no sentence needs, at its line', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'quantities-'));
  mkdirSync(path.join(root, '_site'));
  writeFileSync(
    path.join(root, '_site/typed_quantities.yaml'),
    '- { text: two days later, reason: a scenario }\n- { text: in a year, reason: a scenario }\n',
  );
  // A sentence without a quantity needs no exception.
  const pages = [pageWith('She pays two days later.', 'She comes in a year.')];
  const found = checkTypedQuantities(pages, loadTypedQuantities(root), root);
  rmSync(root, { recursive: true });
  expect(found.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '2 no sentence needs the exception "in a year" — remove it',
  ]);
});
