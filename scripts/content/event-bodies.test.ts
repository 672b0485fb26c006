import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listPageFiles } from '../../lib/base/source/files';
import { loadContract } from '../../lib/gateway/contract/load';

const shown = new Set(
  listPageFiles().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<CallbackExample type="([^"]+)"/g)].map(
      ([, type = '']) => type,
    ),
  ),
);
const events = loadContract().callbacks?.events ?? [];

it('shows the body of an event for every kind of object', () => {
  const areas = new Set(events.map(({ area }) => area));
  const isShown = (area: string) =>
    events.some((event) => event.area === area && shown.has(event.type));
  expect([...areas].filter((area) => !isShown(area))).toEqual([]);
});

it('shows the body of every event of an invoice', () => {
  const ofInvoices = events.filter(({ area }) => area === 'invoice').map(({ type }) => type);
  expect(ofInvoices.filter((type) => !shown.has(type))).toEqual([]);
});
