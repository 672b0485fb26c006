import type { InterfaceTexts } from '../../lib/docs/site/interface-texts';
import { formsOf, placesOf } from '../../lib/docs/site/interface-texts';

type Text = string | Readonly<Partial<Record<string, string>>>;

/**
 * The texts of the interface as a module, one export for each: `search.noResults` → `searchNoResults`. A text that
 * leaves something open is a function. A bundle contains only the texts that it uses.
 * @param language of the texts, as `en`
 */
export function interfaceModule(texts: InterfaceTexts, language: string): string {
  const entries = Object.entries(texts).flatMap(([group, items]) =>
    Object.entries<Text>(items).map(
      ([key, value]) => [`${group}${key.charAt(0).toUpperCase()}${key.slice(1)}`, value] as const,
    ),
  );
  return [
    '// Made from _site/interface.<language>.yaml.\n',
    'type Value = string | number;\n',
    `export const languageCode = ${JSON.stringify(language)};\n`,
    ...(isSimple(language)
      ? []
      : [`const plural = /* @__PURE__ */ new Intl.PluralRules(${JSON.stringify(language)});\n`]),
    ...entries.map(([name, value]) => `export const ${name} = ${codeOf(value, language)};\n`),
  ].join('');
}

function codeOf(value: Text, language: string): string {
  if (typeof value === 'string') {
    const places = placesOf(value);
    return places.length === 0
      ? JSON.stringify(value)
      : `({ ${places.join(', ')} }: { ${typesOf(places)} }): string => ${templateOf(value)}`;
  }
  const { other = '', ...forms } = value;
  const places = placesOf(other).filter((name) => name !== 'count');
  const types = ['readonly count: number', ...(places.length > 0 ? [typesOf(places)] : [])];
  const choices = Object.entries(forms).map(([form, text = '']) => {
    const isForm = isSimple(language)
      ? 'count === 1'
      : `plural.select(count) === ${JSON.stringify(form)}`;
    return `${isForm} ? ${templateOf(text)} : `;
  });
  return `({ ${['count', ...places].join(', ')} }: { ${types.join('; ')} }): string => ${choices.join('')}${templateOf(other)}`;
}

const typesOf = (places: readonly string[]): string =>
  places.map((name) => `readonly ${name}: Value`).join('; ');

const templateOf = (text: string): string =>
  `\`${text.replace(/[`\\$]/g, '\\$&').replace(/\{(\w+)\}/g, '$${$1}')}\``;

/** Whether one thing has a form of its own, and every other number has the same. */
const isSimple = (language: string): boolean =>
  formsOf(language).length === 2 &&
  new Intl.PluralRules(language).select(1) === 'one' &&
  new Intl.PluralRules(language).select(0) === 'other' &&
  new Intl.PluralRules(language).select(21) === 'other';
