import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatProblem, problemsOf } from '../../base/source/problems';
import { loadSite } from './load';

const ENGLISH = readFileSync('content/_site/interface.en.yaml', 'utf8');

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'interface-'));
  mkdirSync(path.join(root, '_site'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(root, '_site', name), text);

/** What is wrong with a file of texts, each without its folder. */
function faultsOf(name: string, text: string): string[] {
  write(name, text);
  try {
    loadSite(root);
    return [];
  } catch (error) {
    return problemsOf(error, name).map((problem) =>
      formatProblem(problem).replace(/^\S*_site\//, ''),
    );
  }
}

/** The line of the English file that begins with this key. */
const lineOf = (key: string) =>
  ENGLISH.split('\n').findIndex((line) => line.trim().startsWith(`${key}:`)) + 1;

it('are English where a site has none', () => {
  expect(loadSite(root).texts.search.noResults).toBe('No results');
});

it('are those of the language that the site names, or a fault with the remedy', () => {
  expect(faultsOf('site.yaml', 'language: fr\n')).toEqual([
    'interface.fr.yaml:1:1  the site is in "fr", and this file is missing — copy content/_site/interface.en.yaml and translate it',
  ]);
  const french = ENGLISH.replace(': No results', ': Aucun résultat');
  expect(faultsOf('interface.fr.yaml', french)).toEqual([
    'interface.fr.yaml:1:1  language.locale is "en-US", and the words are in "fr" — write the language with a country, as "fr-FR"',
  ]);
  write('interface.fr.yaml', french.replace('en-US', 'fr-FR'));
  expect(loadSite(root).texts.search.noResults).toBe('Aucun résultat');
});

it('have every key, and no other', () => {
  expect(faultsOf('interface.en.yaml', ENGLISH.replace('  noResults:', '  noResult:'))).toEqual([
    `interface.en.yaml:${lineOf('search') + 1}:3  search.noResults is missing — add "noResults: …"`,
    `interface.en.yaml:${lineOf('noResults')}:3  unknown key "noResult" in search — did you mean "noResults"?`,
  ]);
});

it('leave open what the interface fills in, and nothing else', () => {
  const at = `interface.en.yaml:${lineOf('seeWithin')}:14  search.seeWithin`;
  expect(faultsOf('interface.en.yaml', ENGLISH.replace('within {context}', 'in {part}'))).toEqual([
    `${at}: "{context}" is missing in the text — correct the value`,
    `${at}: nothing fills "{part}" in — correct the value`,
  ]);
});

it('have the forms of numbers that their language has', () => {
  write('site.yaml', 'language: uk\n');
  const faults = faultsOf('interface.uk.yaml', ENGLISH);
  expect(faults).toContain(
    'interface.uk.yaml:1:1  search.rows.few is missing — the language has this form of numbers',
  );
});
