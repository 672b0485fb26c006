import { expect, it } from 'vitest';
import { loadContract } from '../contract/load';
import { tariffOf } from '../contract/tariffs';
import { loadScreen } from './screen';

it('draws the tariffs that the examples are computed with', () => {
  const contract = loadContract();
  const { screen } = loadScreen('tariffs');
  const table = screen.body.find(({ kind }) => kind === 'table');
  const rows = table?.kind === 'table' ? table.rows : [];
  const text = (cell: unknown): string =>
    typeof cell === 'string' ? cell : String(Object(cell).text);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    const [service = '', currency = '', percent, fixed, payer] = (
      Array.isArray(row) ? row : []
    ).map(text);
    const line = tariffOf(contract, Number.parseInt(service, 10), currency);
    expect([percent, fixed, payer], service).toEqual([
      `${line?.percent}%`,
      line?.fixed,
      line?.payer === 'payer' ? 'customer' : 'you',
    ]);
  }
  const card = tariffOf(contract, 1001, 'EUR');
  const drawn = JSON.stringify(screen.body);
  expect(drawn).toContain(`"label":"Refund fee","value":{"text":"${card?.refund} EUR"`);
  expect(drawn).toContain(`"label":"Chargeback fee","value":{"text":"${card?.chargeback} EUR"`);
  const { percent, days } = card?.reserve ?? {};
  expect(drawn).toContain(`"label":"Rolling reserve","value":"${percent}%, ${days} days"`);
  expect(loadScreen('balance_history').screen.figures).toMatchObject({
    reserve_share: `${percent}%`,
    reserve_days: `${days}`,
  });
});
