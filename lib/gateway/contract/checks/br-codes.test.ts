import { expect, it } from 'vitest';
import { loadContract } from '../load';
import type { Contract } from '../types';
import { checkBrCodes } from './br-codes';

const contract = loadContract();

/** The contract with the text of the QR code in the example of Pix, host to host, replaced. */
function withPayload(payload: string): Contract {
  const copy = structuredClone(contract);
  const pix = copy.services.find(({ id }) => id === 'pix')?.variants.pix_payin_h2h;
  Reflect.set(
    Object(Reflect.get(Object(pix?.example?.response.data), 'next_action')),
    'payload',
    payload,
  );
  return copy;
}

const STATIC =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865406150.755802BR5913EXAMPLE STORE6009SAO PAULO62130509ORDER100163043599';

it('finds nothing wrong with the codes of this site', () => {
  expect(checkBrCodes(contract)).toEqual([]);
});

it('finds a static code, with its place: a charge that expires needs a dynamic one', () => {
  expect(checkBrCodes(withPayload(STATIC))).toEqual([
    {
      file: '_services/pix.yaml',
      path: ['variants', 'pix_payin_h2h', 'example', 'response', 'data', 'next_action', 'payload'],
      message: expect.stringContaining('static'),
    },
  ]);
});

it('finds a wrong checksum and a code that was cut off', () => {
  expect(checkBrCodes(withPayload(`${STATIC.slice(0, -1)}8`))[0]?.message).toMatch(/checksum/);
  expect(checkBrCodes(withPayload('00020126580014br.gov.bcb.pix'))[0]?.message).toMatch(/cut off/);
});
