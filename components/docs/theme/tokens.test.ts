import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '@/lib/base/math/contrast';
import { weakPairs } from '@/lib/docs/site/colors';
import { colorsOf, readTokens } from './read-tokens';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').replaceAll('"', "'");
const themes = {
  dark: readTokens(css, ':root'),
  light: readTokens(css, "[data-theme='light']"),
};
const print = readTokens(css, '[data-theme]', '@media print');

describe.each(Object.entries(themes))('the %s theme', (_, tokens) => {
  it('defines colours as six hex digits, or with alpha as rgb()', () => {
    const odd = [...tokens].filter(
      ([name, value]) =>
        name.startsWith('--color-') && !/^#[\da-f]{6}$/.test(value) && !value.startsWith('rgb('),
    );
    expect(odd).toEqual([]);
  });

  it('keeps every color readable on every ground that it may stand on', () => {
    expect(weakPairs(colorsOf(tokens))).toEqual([]);
  });
});

it('defines the same colours in both themes', () => {
  const colors = (tokens: Map<string, string>) =>
    [...tokens.keys()].filter((name) => name.startsWith('--color-'));
  expect(colors(themes.light)).toEqual(colors(themes.dark));
  expect(colors(themes.dark).length).toBeGreaterThan(60);
});

it('prints every text role readable on paper and invents no token for it', () => {
  expect([...print.keys()].filter((name) => !themes.dark.has(name))).toEqual([]);
  const weak = [
    'text-strong',
    'text',
    'text-muted',
    'text-faint',
    'accent',
    'info',
    'danger',
  ].filter((role) => contrast(print.get(`--color-${role}`) ?? '', '#f2f2f2') < 4.5);
  expect(weak).toEqual([]);
});
