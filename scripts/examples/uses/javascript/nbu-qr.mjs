import assert from 'node:assert/strict';
import { linesOfNbuQr } from './nbu-qr.mjs';

const path = Buffer.from('BCD\n002\n1').toString('base64url');
assert.deepEqual(linesOfNbuQr(`https://bank.gov.ua/qr/${path}`.replace('/qr/', '/')), [
  'BCD',
  '002',
  '1',
]);
