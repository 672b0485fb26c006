import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '@/lib/base/math/contrast';
import { readTokens } from './read-tokens';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').replaceAll('"', "'");
const themes = {
  dark: readTokens(css, ':root'),
  light: readTokens(css, "[data-theme='light']"),
};
const print = readTokens(css, '[data-theme]', '@media print');

const SURFACES = ['bg', 'bg-sunken', 'surface', 'surface-raised', 'surface-hover'];
const ALL = [...SURFACES, 'surface-active'];
const TINTS = ['accent-tint', 'info-tint', 'success-tint', 'warning-tint', 'danger-tint'];
const CODE = ['code-bg', 'code-line-mark'];
const named = (prefix: string, names: string) =>
  names.split(' ').map((name) => `${prefix}-${name}`);

/** Colors that are used together: roles, grounds, least ratio (WCAG 1.4.3 for text, 1.4.11 for controls and signs). */
const RULES: readonly (readonly [
  roles: readonly string[],
  grounds: readonly string[],
  least: number,
])[] = [
  [['text-strong', 'text', 'text-muted'], [...ALL, ...TINTS, 'code-bg'], 4.5],
  [['text-faint'], [...SURFACES, ...TINTS, 'code-bg'], 4.5],
  [['accent', 'accent-strong'], [...ALL, 'accent-tint', 'code-bg'], 4.5],
  [['on-accent'], ['accent-solid', 'accent-solid-hover'], 4.5],
  [['info'], [...SURFACES, 'info-tint'], 4.5],
  [['success'], [...SURFACES, 'success-tint', 'code-bg'], 4.5],
  [['warning'], [...SURFACES, 'warning-tint'], 4.5],
  [['danger'], [...SURFACES, 'danger-tint'], 4.5],
  [named('verb', 'get post put patch delete'), ALL, 4.5],
  [
    named(
      'status',
      'created pending processing authorized success partially-refunded refunded charged-back reversed failed canceled expired',
    ),
    [...SURFACES, 'accent-tint', 'code-bg'],
    4.5,
  ],
  [
    named(
      'code',
      'text comment keyword string number constant property function type operator punctuation parameter variable line-number',
    ),
    CODE,
    4.5,
  ],
  [['selection-text'], ['selection'], 4.5],
  [['mark-text'], ['mark'], 4.5],
  [['text-inverse'], ['text-strong'], 4.5],
  [['border-strong', 'accent-line'], SURFACES, 3],
  [['focus'], [...ALL, ...TINTS, 'code-bg'], 3],
];

describe.each(Object.entries(themes))('the %s theme', (_, tokens) => {
  const color = (role: string) => tokens.get(`--color-${role}`) ?? '';

  it('defines colours as six hex digits, or with alpha as rgb()', () => {
    const odd = [...tokens].filter(
      ([name, value]) =>
        name.startsWith('--color-') && !/^#[\da-f]{6}$/.test(value) && !value.startsWith('rgb('),
    );
    expect(odd).toEqual([]);
  });

  it.each(RULES)('keeps %j readable on every ground it may stand on', (roles, grounds, least) => {
    const failures = roles.flatMap((role) =>
      grounds
        .map((ground) => ({ role, ground, ratio: contrast(color(role), color(ground)) }))
        .filter(({ ratio }) => !(ratio >= least)),
    );
    expect(failures).toEqual([]);
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
