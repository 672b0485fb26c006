import { describe, expect, it } from 'vitest';
import { customerScreens } from '../contract/customer-screens';
import { loadContract } from '../contract/load';
import { overlaps, textBoxes } from './__fixtures__/boxes';
import { customerScreenText, layoutCustomerScreens } from './customer-screen';
import { wrapText } from './text';

const drawn = loadContract().services.flatMap(({ id, variants }) =>
  Object.entries(variants).flatMap(([key, variant]) =>
    variant.screens ? [{ name: `${id}/${key}`, variant }] : [],
  ),
);

it('covers the methods that are used most', () => {
  const methods = new Set(drawn.map(({ name }) => name.split('/')[0]));
  expect([...methods].sort()).toEqual([
    'blik',
    'boleto',
    'card',
    'cryptofiat',
    'gate_pay',
    'googlepay',
    'interac',
    'mobile_money_ke',
    'open_banking',
    'oxxo',
    'pix',
    'spei',
    'upi',
  ]);
});

describe.each(drawn)('screens of $name', ({ variant }) => {
  const steps = customerScreens(variant);
  const scenes = layoutCustomerScreens(steps);

  it('keep their words whole, apart and inside', () => {
    for (const scene of scenes) {
      expect(textBoxes(scene).filter(({ text }) => text.endsWith('…'))).toEqual([]);
      expect(overlaps(scene)).toEqual([]);
      expect(
        textBoxes(scene).filter(({ left, right }) => left < 8 || right > scene.width - 8),
      ).toEqual([]);
      expect(textBoxes(scene).filter(({ bottom }) => bottom > scene.height - 8)).toEqual([]);
    }
  });

  it('are equally high, and three of them fit next to each other unshrunk', () => {
    expect(new Set(scenes.map(({ height }) => height)).size).toBe(1);
    expect(3 * (scenes[0]?.width ?? 0) + 2 * 16).toBeLessThanOrEqual(686);
  });

  it('have one button at most that the customer is meant to press', () => {
    for (const { blocks } of steps) {
      const primary = blocks.filter((block) => block.kind === 'button' && block.primary);
      expect(primary.length).toBeLessThanOrEqual(1);
    }
  });

  it('end with the callback of the example', () => {
    const { receives } = steps.at(-1) ?? {};
    expect(receives).toEqual({
      by: 'callback',
      state: (variant.example?.callback.data as { state?: string } | undefined)?.state,
    });
  });

  it('are told in words with the values of the example', () => {
    const words = steps.map(customerScreenText).join(' ');
    expect(words).toContain(String(variant.example?.request.amount));
    expect(words).not.toMatch(/[{}]/);
  });
});

describe('wrapText', () => {
  it('breaks between words, and a long code anywhere', () => {
    expect(wrapText('Approve the payment', 80, 'small')).toEqual(['Approve the', 'payment']);
    expect(wrapText('0019050095401448', 53, 'mono-tiny')).toEqual(['00190500', '95401448']);
  });
});
