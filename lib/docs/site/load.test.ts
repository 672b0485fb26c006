import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadSite } from './load';

let root: string;
let saves = 0;
const save = (name: string, text: string) => {
  const file = path.join(root, '_site', name);
  writeFileSync(file, text);
  // Later than the save before it, also on a quick disk.
  saves += 1;
  utimesSync(file, 1e9 + saves, 1e9 + saves);
};

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  mkdirSync(path.join(root, '_site'));
  save('sidebar.yaml', '- /\n');
  save('glossary.yaml', '- { id: pay, term: Pay, text: To give money. }\n');
});
afterAll(() => rmSync(root, { recursive: true }));

it('reads what was saved, and nothing else again', () => {
  const before = loadSite(root);
  save('sidebar.yaml', '- /guide\n');
  const now = loadSite(root);
  expect(now.sidebar).toEqual(['/guide']);
  expect(now.glossary).toBe(before.glossary);
  save('glossary.yaml', '- { id: buy, term: Buy, text: To take for money. }\n');
  expect(loadSite(root).glossary.map(({ id }) => id)).toEqual(['buy']);
});

it('finds a fault in a file again, until it is mended', () => {
  save('sidebar.yaml', '{ a: 1 }\n');
  expect(() => loadSite(root)).toThrow();
  save('redirects.yaml', '[]\n');
  expect(() => loadSite(root)).toThrow();
  save('sidebar.yaml', '- /\n');
  expect(loadSite(root).sidebar).toEqual(['/']);
});
