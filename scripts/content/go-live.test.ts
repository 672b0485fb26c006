import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentDir, displayPath, listPageFiles } from '../../lib/base/source/files';

const HOME = path.join(contentDir(), 'index.mdx');
const sectionsOf = (file: string): string[] => readFileSync(file, 'utf8').split(/^(?=## )/m);
const isGoLive = (section: string): boolean => /^## .*go[- ]live/i.test(section);

it('has one go-live checklist; other pages link to it', () => {
  const others = listPageFiles().filter((file) => file !== HOME);
  const faults = others.filter((file) =>
    sectionsOf(file).some(
      (section) =>
        isGoLive(section) &&
        (section.includes('<Checklist>') || !section.includes('(/#go-live-checklist)')),
    ),
  );
  expect(faults.map(displayPath)).toEqual([]);
});

it.each([
  'account',
  'PCI DSS',
  'live hosts',
  'live key',
  'Service ids',
  'callback secret',
  'alert when your server refuses a callback',
  'first real payment',
])('names the %s in the checklist', (what) => {
  expect(sectionsOf(HOME).find(isGoLive)).toContain(what);
});
