import { expect, it } from 'vitest';
import { lines } from './texts';

it.each([
  [['The bank approved.', 'success'], 'The bank approved · success'],
  [['The bank approved.', 'Fulfill the order.'], 'The bank approved. Fulfill the order.'],
  [['180 days', 'A scheme can set a shorter time.'], '180 days · A scheme can set a shorter time.'],
  [[undefined, '', 'USDT'], 'USDT'],
])('the cells %j are the text "%s"', (cells, text) => {
  expect(lines(cells)).toBe(text);
});
