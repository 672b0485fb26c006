import { describe, expect, it } from 'vitest';
import { blockWidth, textWidth, wrapLabel } from './text';

describe('textWidth', () => {
  it('gives every mono character the same width', () => {
    expect(textWidth('iiii', 'mono')).toBe(textWidth('WWWW', 'mono'));
  });

  it('knows that words of the text face differ in width', () => {
    expect(textWidth('illi', 'small')).toBeLessThan(textWidth('WMWM', 'small') / 2);
  });

  it('comes within a pixel of what the browser measures', () => {
    // canvas.measureText in Chromium with the font of the site, 12 px
    expect(textWidth('push: approve 149.90 PLN', 'small')).toBeCloseTo(136.6, -1);
  });
});

describe('wrapLabel', () => {
  it('leaves a label alone that fits', () => {
    expect(wrapLabel('paid', 200, 'small')).toEqual(['paid']);
  });

  it('breaks between words, as evenly as possible', () => {
    expect(wrapLabel('approves the payment with a PIN', 120, 'small')).toEqual([
      'approves the',
      'payment with a PIN',
    ]);
  });

  it('keeps API words whole and breaks where one would breathe', () => {
    expect(wrapLabel('201 pending, next_action app_confirmation', 210, 'mono')).toEqual([
      '201 pending,',
      'next_action app_confirmation',
    ]);
  });

  it('breaks one endless API word after an underscore', () => {
    const lines = wrapLabel('get_crypto_address_for_transaction_of_customer', 180, 'mono');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/_$/);
    expect(blockWidth(lines, 'mono')).toBeLessThan(220);
  });
});
