import { expect, it } from 'vitest';
import { roundsOf } from '../../../base/math/rounds';
import { fuzz } from './fuzz';

const REQUESTS = roundsOf(3000, 1000);

it(`answers ${REQUESTS} random requests within the contract`, async () => {
  const { statuses, findings } = await fuzz(REQUESTS, 20_260_115);
  expect(findings).toEqual([]);
  // The requests are no mere noise: many pass, and each kind of refusal is among them.
  expect(statuses[200]).toBeGreaterThan(REQUESTS / 10);
  expect(statuses[201]).toBeGreaterThan(REQUESTS / 30);
  for (const status of [400, 401, 404, 409, 422]) expect(statuses[status]).toBeGreaterThan(0);
}, 120_000);
