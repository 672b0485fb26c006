import { describe, expect, it } from 'vitest';
import { loadContract } from '../load';
import { locate } from './locate';
import { staleFacts } from './stale';

const contract = loadContract();

describe('staleFacts', () => {
  it('finds nothing on the day of the facts, and all of them two years later', () => {
    expect(staleFacts(contract, '2026-11-22')).toEqual([]);
    const late = staleFacts(contract, '2028-11-22');
    expect(late.length).toBeGreaterThan(250);
    expect(new Set(late.map(({ level }) => level))).toEqual(new Set(['warning']));
    expect(late.map(({ file }) => file)).toEqual(
      expect.arrayContaining(['_reference/banks/br.yaml', '_reference/currency_overlay.yaml']),
    );
  });

  it('allows a year to the day', () => {
    const [first] = contract.banks;
    if (!first) throw new Error('no list of banks');
    const banks = [{ ...first, checkedOn: '2026-11-21' }];
    const late = (today: string) =>
      staleFacts({ ...contract, services: [], banks }, today).filter(({ file }) =>
        /banks/.test(file),
      );
    expect(late('2027-11-21')).toEqual([]);
    expect(late('2027-11-22')).toHaveLength(1);
  });

  it('places a warning at the day in its file, and names the source', () => {
    const late = staleFacts(contract, '2028-11-22').filter(({ file }) =>
      file.endsWith('/pix.yaml'),
    );
    const [first] = locate(late);
    expect(first).toMatchObject({ file: 'content/_services/pix.yaml', level: 'warning' });
    expect(first?.line).toBeGreaterThan(1);
    expect(first?.message).toMatch(/^as of \d{4}-\d\d-\d\d, which is more than a year ago \(.+\)/);
  });
});
