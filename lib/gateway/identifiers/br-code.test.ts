import { expect, it } from 'vitest';
import { dynamicBrCode, pixBrCode, pixBrCodeDynamic } from './br-code';
import { crc16 } from './checksums';

const STATIC =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865406150.755802BR5913EXAMPLE STORE6009SAO PAULO62130509ORDER100163043599';

const receiver = { name: 'Fulano de Tal', city: 'BRASILIA' };

/** A text with its last four digits computed again. */
const sealed = (text: string): string => text.slice(0, -4) + crc16(text.slice(0, -4));

it('makes the dynamic code that the manual of the central bank prints', () => {
  const url = 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441';
  expect(dynamicBrCode({ url, ...receiver })).toBe(
    '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4',
  );
});

it('reads address, receiver and label back', () => {
  const code = dynamicBrCode({ url: 'pix.gateway.example/qr/v2/0123456789abcdef', ...receiver });
  expect(pixBrCodeDynamic(code)).toEqual({
    ok: true,
    normalized: code,
    parts: {
      url: 'pix.gateway.example/qr/v2/0123456789abcdef',
      name: 'Fulano de Tal',
      city: 'BRASILIA',
      txid: '***',
    },
  });
});

it('refuses a static code where a charge expires', () => {
  expect(pixBrCode(STATIC)).toMatchObject({ ok: true });
  expect(pixBrCodeDynamic(STATIC)).toMatchObject({
    ok: false,
    message: expect.stringContaining('static'),
  });
});

it('refuses an address with a scheme in front', () => {
  const code = dynamicBrCode({ url: 'https://pix.gateway.example/qr/v2/0123', ...receiver });
  expect(pixBrCode(code)).toMatchObject({ ok: false, reason: 'format' });
});

it('refuses a code with both a key and an address', () => {
  const inside = '0014br.gov.bcb.pix0114+55119612345672516pix.example.com/';
  const field = `26${inside.length}${inside}`;
  const code = dynamicBrCode({ url: 'pix.example.com/', ...receiver });
  expect(pixBrCode(sealed(code.replace(/26\d\d0014br.gov.bcb.pix2516[^5]*/, field)))).toMatchObject(
    {
      ok: false,
      message: expect.stringContaining('both'),
    },
  );
});

it('doubts a dynamic code with a label of its own', () => {
  const code = dynamicBrCode({ url: 'pix.example.com/a', ...receiver });
  const labeled = sealed(code.replace('62070503***', '62090505ORDER'));
  expect(pixBrCodeDynamic(labeled)).toMatchObject({ ok: true, warning: { reason: 'format' } });
});
