import { describe, expect, it } from 'vitest';
import { inlineFault, parseInline, plainText } from './inline';

describe('parseInline', () => {
  it('cuts code spans and links out of a text', () => {
    expect(parseInline('Send `amount` to [find](/api/transaction_find).')).toEqual([
      { type: 'text', text: 'Send ' },
      { type: 'code', text: 'amount' },
      { type: 'text', text: ' to ' },
      { type: 'link', href: '/api/transaction_find', parts: [{ type: 'text', text: 'find' }] },
      { type: 'text', text: '.' },
    ]);
  });

  it('keeps code inside the text of a link', () => {
    expect(parseInline('[`a` b](/x)')).toEqual([
      {
        type: 'link',
        href: '/x',
        parts: [
          { type: 'code', text: 'a' },
          { type: 'text', text: ' b' },
        ],
      },
    ]);
  });

  it('leaves brackets and braces in code alone', () => {
    expect(parseInline('`^[0-9]{6}$`')).toEqual([{ type: 'code', text: '^[0-9]{6}$' }]);
  });

  it('gives the text without markup', () => {
    expect(plainText('Read `status` in [`find`](/x).')).toBe('Read status in find.');
  });

  it('finds a lone backtick, bold text and a broken link', () => {
    expect(inlineFault('a ` b')).toMatch(/backtick/);
    expect(inlineFault('**a**')).toMatch(/bold/);
    expect(inlineFault('[a](/b c)')).toMatch(/link/);
    expect(inlineFault('`**` and [a](/b)')).toBeUndefined();
  });
});
