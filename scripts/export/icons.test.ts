import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ICONS, SEARCH_ICONS } from '../../lib/docs/site/icons';
import { loadSite } from '../../lib/docs/site/load';
import { collectIcons, drawing, searchIcons } from './icons';

/** `<Icon name="x"`, and what data and types name: `icon: 'x' | 'y'`. */
const NAMES = /<Icon\s+name="[^"]+"|\bicon: [^;,}]*/g;

it('finds a drawing of every icon', () => {
  for (const inner of Object.values({ ...collectIcons(), ...searchIcons() }))
    expect(inner).toMatch(/^<(?:path|circle|rect|line|polyline|polygon|ellipse) .*\/>$/);
});

it('gives the search its drawings by what they mark', () => {
  expect(Object.keys(searchIcons())).toEqual(Object.keys(SEARCH_ICONS));
});

it('says which name lucide does not have', () => {
  expect(() => drawing('hose')).toThrow(
    'lucide has no icon "hose" — correct it in lib/docs/site/icons.ts',
  );
});

it('lists every icon that the code or the navbar draws, and no other', () => {
  const drawn = ['app', 'components', 'lib'].flatMap((top) =>
    readdirSync(top, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .flatMap((file) => [...readFileSync(path.join(top, file), 'utf8').matchAll(NAMES)])
      .flatMap(([text]) => [...text.matchAll(/(?<!=== )'([a-z-]+)'|"([a-z-]+)"/g)])
      .map(([, single, double]) => single ?? double),
  );
  const named = loadSite(path.resolve('content')).navbar.map(({ icon }) => icon);
  expect([...new Set([...drawn, ...named])].sort()).toEqual(ICONS);
});
