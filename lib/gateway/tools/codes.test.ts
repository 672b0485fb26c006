import { expect, it } from 'vitest';
import { loadContract } from '../contract/load';
import { codeEntries, findCodes } from './codes';

const entries = codeEntries(loadContract());

it('finds every code and every word first, in any spelling', () => {
  expect(entries.length).toBeGreaterThan(250);
  for (const entry of entries) {
    const { code, slug } = entry;
    for (const typed of [
      `${code}`,
      ` #${code} `,
      slug,
      slug.toUpperCase(),
      slug.replaceAll('_', ' '),
    ]) {
      // A number can be a state and a failure; both are shown, before everything that is only like it.
      const found = findCodes(entries, typed);
      const exact = entries.filter((each) => each.code === code || each.slug === slug);
      expect(exact).toContain(found[0]);
      if (exact.length <= 2) expect(found).toContain(entry);
    }
  }
});

it('finds by a beginning and by a part, and nothing for nothing', () => {
  expect(findCodes(entries, '100').map(({ code }) => code)).toContain(1004);
  expect(findCodes(entries, 'funds').map(({ slug }) => slug)).toContain('insufficient_funds');
  expect(findCodes(entries, '  ')).toEqual([]);
  expect(findCodes(entries, '<b>')).toEqual([]);
});

it('says of every error whether to repeat the request', () => {
  for (const { kind, retry = '', meaning } of entries) {
    expect(meaning).not.toBe('');
    if (kind === 'API error') expect(retry).toMatch(/^HTTP \d{3}\. \S/);
  }
});
