import { describe, expect, it } from 'vitest';
import { atlasByCountry, atlasRows } from './atlas';
import { catalogueRows } from './catalogue';
import { loadContract } from './load';

const pages = catalogueRows(loadContract().services);
const rows = atlasRows(pages);

describe('the atlas of this repository', () => {
  it('has every page of every method once', () => {
    const found = rows.flatMap(({ ways, others }) => [...Object.values(ways), ...others]);
    expect(found.map(({ key }) => key).sort()).toEqual(pages.map(({ key }) => key).sort());
  });

  it('shows the way of a dial truthfully', () => {
    for (const { ways } of rows) {
      expect(ways.page?.flow ?? 'hpp').toBe('hpp');
      expect(ways.h2h?.flow ?? 'h2h').toBe('h2h');
      expect(ways.payout?.direction ?? 'payout').toBe('payout');
    }
  });

  it('says of an ability which pages have it, where not all have', () => {
    const upi = rows.find(({ key }) => key === 'upi');
    expect(upi?.others.length).toBeGreaterThan(0);
    const able = rows.flatMap(({ can }) => can);
    expect(able).toContain('cancel');
    expect(able.some((word) => /^[a-z ]+ \(.+\)$/.test(word))).toBe(true);
  });

  it('calls a page by the column only where the dial of this column leads to it', () => {
    const upi = rows.find(({ key }) => key === 'upi');
    const names = (upi?.amounts ?? []).flatMap((text) => text.match(/\((.+)\)$/)?.[1]?.split('; '));
    expect(names).toContain('page');
    expect(new Set(names).size).toBe(names.length);
  });

  it('repeats a method in each of its countries, found there by that country only', () => {
    const bands = atlasByCountry(rows, (country) => country);
    for (const { country, rows: own } of bands) {
      if (country === undefined) continue;
      for (const { tags, countries } of own)
        expect(tags.filter((tag) => countries.includes(tag))).toEqual([country]);
    }
    expect(bands.at(-1)?.country).toBeUndefined();
    const counted = bands.flatMap((band) => band.rows).length;
    expect(counted).toBe(rows.reduce((sum, row) => sum + Math.max(1, row.countries.length), 0));
  });
});
