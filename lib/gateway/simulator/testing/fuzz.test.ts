import { expect, it } from 'vitest';
import { fuzz } from './fuzz';

it('answers 3,000 random requests within the contract', async () => {
  const { statuses, findings } = await fuzz(3000, 20_260_115);
  expect(findings).toEqual([]);
  // The requests are no mere noise: many pass, and each kind of refusal is among them.
  expect(statuses[200]).toBeGreaterThan(300);
  expect(statuses[201]).toBeGreaterThan(100);
  for (const status of [400, 401, 404, 409, 422]) expect(statuses[status]).toBeGreaterThan(0);
}, 120_000);
