import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ICONS, SEARCH_ICONS } from '../../lib/docs/site/icons';
import { collectIcons, searchIcons } from './icons';

/** `<Icon name="x"`, and what data and types name: `icon: 'x' | 'y'`. */
const NAMES = /<Icon\s+name="[^"]+"|\bicon: [^;,}]*/g;
/** Named only by `content/_site/navbar.yaml`. */
const BY_AUTHORS = new Set<string>(['book-open']);

it('finds a drawing of every icon', () => {
  for (const inner of Object.values({ ...collectIcons(), ...searchIcons() }))
    expect(inner).toMatch(/^<(?:path|circle|rect|line|polyline|polygon|ellipse) .*\/>$/);
});

it('gives the search its drawings by what they mark', () => {
  expect(Object.keys(searchIcons())).toEqual(Object.keys(SEARCH_ICONS));
});

it('lists every icon that the code draws, and no other', () => {
  const drawn = ['app', 'components', 'lib'].flatMap((top) =>
    readdirSync(top, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .flatMap((file) => [...readFileSync(path.join(top, file), 'utf8').matchAll(NAMES)])
      .flatMap(([text]) => [...text.matchAll(/(?<!=== )'([a-z-]+)'|"([a-z-]+)"/g)])
      .map(([, single, double]) => single ?? double),
  );
  expect([...new Set(drawn)].sort()).toEqual(ICONS.filter((name) => !BY_AUTHORS.has(name)));
});
