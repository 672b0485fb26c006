import { expect, it } from 'vitest';
import type { HitKind } from '@/lib/docs/search/types';
import { piecesOf } from './pieces';

const codes = (text: string, kind?: HitKind): string =>
  piecesOf([{ text, isMarked: false }], kind)
    .map((piece) => (piece.isCode ? `<${piece.text}>` : piece.text))
    .join('');

it.each<[HitKind | undefined, string, string]>([
  ['field', 'amount', '<amount>'],
  ['field', 'rates[].updated_at', '<rates[].updated_at>'],
  ['field', 'reports permission', 'reports permission'],
  ['code', '2010 amount_precision', '<2010 amount_precision>'],
  ['code', '601 refunded', '<601 refunded>'],
  ['code', 'BRL Brazilian Real', '<BRL> Brazilian Real'],
  ['code', 'USDC-POLYGON', '<USDC-POLYGON>'],
  ['code', 'fi Finnish', '<fi> Finnish'],
  ['code', 'Banks of Türkiye', 'Banks of Türkiye'],
  ['section', 'amount', 'amount'],
  ['page', 'Create a transaction', 'Create a transaction'],
  [
    undefined,
    'Refund captured_amount less refunded_amount.',
    'Refund <captured_amount> less <refunded_amount>.',
  ],
  [
    undefined,
    'See customer.billing_address.city, please',
    'See <customer.billing_address.city>, please',
  ],
])('identifiers of a row or text (%s): %s', (kind, text, expected) => {
  expect(codes(text, kind)).toBe(expected);
});

it('keeps the marks, and cuts them where an identifier ends', () => {
  const pieces = piecesOf(
    [
      { text: 'Why ', isMarked: false },
      { text: 'amount_precision', isMarked: true },
    ],
    'section',
  );
  expect(pieces).toEqual([
    { text: 'Why ', isMarked: false, isCode: false },
    { text: 'amount_precision', isMarked: true, isCode: true },
  ]);
});
