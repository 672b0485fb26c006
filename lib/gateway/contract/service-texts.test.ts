import { expect, it } from 'vitest';
import { fillTexts } from './service-texts';

it.each([
  ['{text:done} Then wait.', 'It is done. Then wait.', []],
  ['{text:done} {text:lost}', 'It is done. {text:lost}', ['lost']],
  ['{limit:refund}', '{limit:refund}', []],
])('%s', (text, value, unknown) => {
  expect(fillTexts({ done: 'It is done.' }, text)).toEqual({ value, unknown });
});
