import { contrast } from '../../base/math/contrast';
import { didYouMean } from '../../base/text/nearest';

const SURFACES = ['bg', 'bg-sunken', 'surface', 'surface-raised', 'surface-hover'];
const ALL = [...SURFACES, 'surface-active'];
const TINTS = ['accent-tint', 'info-tint', 'success-tint', 'warning-tint', 'danger-tint'];
const CODE = ['code-bg', 'code-line-mark', 'success-tint', 'danger-tint'];
const named = (prefix: string, names: string) =>
  names.split(' ').map((name) => `${prefix}-${name}`);

/** Colors that are used together: roles, grounds, least ratio (WCAG 1.4.3 for text, 1.4.11 for controls and signs). */
const COLOR_RULES: readonly (readonly [
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
  [['border-strong', 'accent-line'], [...SURFACES, 'code-bg'], 3],
  [['focus'], [...ALL, ...TINTS, 'code-bg'], 3],
];

/** Colors by their names: `accent` → `#e4bc70`. */
export type Colors = Readonly<Record<string, string>>;

/** What is wrong with one of the site's own colors. */
export interface ColorFault {
  readonly name: string;
  readonly message: string;
}

/**
 * Names that the design does not have, and pairs that cannot be read.
 * @param own the site's colors
 * @param design those of the design, in the same theme
 */
export function colorFaults(own: Colors, design: Colors): ColorFault[] {
  const all: Colors = { ...design, ...own };
  const unknown = Object.keys(own)
    .filter((name) => design[name] === undefined)
    .map((name) => ({
      name,
      message: `"${name}" is no color of the design${didYouMean(name, Object.keys(design), 'components/docs/theme/tokens.css lists them')}`,
    }));
  const weak = weakPairs(all)
    .filter(({ role, ground }) => own[role] !== undefined || own[ground] !== undefined)
    .map(({ role, ground, ratio, least }) => {
      const [name, other] = own[role] === undefined ? [ground, role] : [role, ground];
      const shade = isLight(all[other] ?? '') ? 'a darker' : 'a lighter';
      return {
        name,
        message: `"${role}" on "${ground}" has a contrast of ${ratio.toFixed(2)}, and needs ${least} — choose ${shade} "${name}"`,
      };
    });
  return [...unknown, ...weak];
}

const isLight = (color: string): boolean => contrast(color, '#000000') > contrast(color, '#ffffff');

/** Pairs of COLOR_RULES with less contrast than they need. */
export const weakPairs = (colors: Colors) =>
  COLOR_RULES.flatMap(([roles, grounds, least]) =>
    roles.flatMap((role) =>
      grounds
        .map((ground) => ({
          role,
          ground,
          least,
          ratio: contrast(colors[role] ?? '', colors[ground] ?? ''),
        }))
        .filter(({ ratio }) => !(ratio >= least)),
    ),
  );
