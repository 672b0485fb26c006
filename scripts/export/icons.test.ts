import { expect, it } from 'vitest';
import { SEARCH_ICONS } from '../../lib/docs/site/icons';
import { collectIcons, searchIcons } from './icons';

it('finds a drawing of every icon', () => {
  for (const inner of Object.values({ ...collectIcons(), ...searchIcons() }))
    expect(inner).toMatch(/^<(?:path|circle|rect|line|polyline|polygon|ellipse) .*\/>$/);
});

it('gives the search its drawings by what they mark', () => {
  expect(Object.keys(searchIcons())).toEqual(Object.keys(SEARCH_ICONS));
});
