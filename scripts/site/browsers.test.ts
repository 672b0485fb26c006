import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { features } from 'web-features';
import { listOut, readOut } from '../export/out';

type Browser = 'chrome' | 'edge' | 'firefox' | 'safari';
type Support = Readonly<Partial<Record<Browser, string>>>;

/** What may be missing: how a page looks or works without it. */
const OPTIONAL: readonly (readonly [reason: string, ...keys: string[]])[] = [
  [
    'a list without a tie to its place is where the sheet puts it: the rules are in `@supports`',
    'css.properties.anchor-name',
    'css.properties.anchor-scope',
    'css.properties.position-anchor',
    'css.properties.position-try-fallbacks',
  ],
  [
    'a browser draws its own scroll bar, tick, bullet, or color of a selection',
    'css.properties.accent-color',
    'css.properties.scrollbar-color',
    'css.properties.scrollbar-width',
    'css.selectors.marker',
    'css.selectors.selection',
  ],
  [
    'lines break elsewhere, or letters are painted in another order',
    'css.properties.paint-order',
    'css.properties.text-size-adjust',
    'css.properties.text-wrap',
  ],
  ['more is painted than is seen', 'css.properties.content-visibility'],
  [
    'the page behind scrolls on at the end of a box; a box has no handle; a mark can be selected',
    'css.properties.overscroll-behavior',
    'css.properties.resize',
    'css.properties.user-select',
  ],
  [
    'paper has other margins, breaks, or no backgrounds',
    'css.at-rules.page',
    'css.properties.orphans',
    'css.properties.print-color-adjust',
    'css.properties.widows',
    'css.selectors.left',
  ],
  [
    'found words are not marked, and the script says nothing',
    'api.CSS.highlights_static',
    'css.selectors.highlight',
  ],
  [
    'only asked about: a selection then has its color for each element',
    'css.selectors.scroll-marker',
  ],
  ['an opened fold has a space more', 'css.selectors.details-content'],
  // `grid-column:…` and others look like a pseudo-element to the search below.
  ['not used: the text only looks like it', 'css.selectors.column'],
  ['the copy button has another way', 'api.ClipboardItem'],
  ['Next.js brings it before it is used', 'api.URL.canParse_static'],
];

/** Names that scripts use and that belong to nothing else, with their keys. */
const SCRIPTED: readonly (readonly [pattern: RegExp, key: string])[] = [
  [/\bnew ClipboardItem\b/, 'api.ClipboardItem'],
  [/\bURL\.canParse\b/, 'api.URL.canParse_static'],
  [/\bCSS\.highlights\b/, 'api.CSS.highlights_static'],
  [/\.adoptedStyleSheets\b/, 'api.Document.adoptedStyleSheets'],
  [/\.ariaDisabled\b/, 'api.Element.ariaDisabled'],
  [/\.checkVisibility\(/, 'api.Element.checkVisibility'],
  [/\.replaceChildren\(/, 'api.Element.replaceChildren'],
  [/\.hidePopover\(/, 'api.HTMLElement.hidePopover'],
  [/\.findLast\(/, 'javascript.builtins.Array.findLast'],
  [/\.toSorted\(/, 'javascript.builtins.Array.toSorted'],
  [/\bObject\.hasOwn\(/, 'javascript.builtins.Object.hasOwn'],
  [/\bObject\.groupBy\(/, 'javascript.builtins.Object.groupBy'],
  [/\bPromise\.withResolvers\(/, 'javascript.builtins.Promise.withResolvers'],
  [/\.(?:isSubsetOf|symmetricDifference)\(/, 'javascript.builtins.Set.isSubsetOf'],
  [/\.startViewTransition\(/, 'api.Document.startViewTransition'],
];

const supports = new Map<string, Support>();
for (const feature of Object.values(features)) {
  if (feature.kind !== 'feature') continue;
  for (const key of feature.compat_features ?? []) {
    supports.set(key, feature.status.by_compat_key?.[key]?.support ?? feature.status.support);
  }
}

const textOf = (pattern: RegExp): string =>
  listOut()
    .filter((file) => pattern.test(file))
    .map((file) => readOut(file) ?? '')
    .join('\n');

/** Keys of all properties, selectors, at-rules and listed names that the build uses. */
function usedKeys(): Set<string> {
  const sheets = textOf(/\.css$/);
  const scripts = textOf(/^boot\/.*\.js$|^sw\.js$/);
  const named = (kind: string, pattern: RegExp) =>
    [...sheets.matchAll(pattern)].map(([, name]) => `css.${kind}.${name}`);
  const keys = [
    ...named('properties', /[{;]([a-z-]+):/g),
    ...named('selectors', /::?([a-z-]+)/g),
    ...named('at-rules', /@([a-z-]+)/g),
    ...SCRIPTED.filter(([pattern]) => pattern.test(scripts)).map(([, key]) => key),
  ];
  return new Set(keys.filter((key) => supports.has(key)));
}

/** `≤15` → 15; never → Infinity. */
const versionOf = (text: string | undefined): number =>
  text === undefined ? Number.POSITIVE_INFINITY : Number.parseFloat(text.replace('≤', ''));

it('runs in the versions that the README states: the oldest that have all that pages need', () => {
  const optional = new Set(OPTIONAL.flatMap(([, ...keys]) => keys));
  const used = usedKeys();
  const needed = [...used].filter((key) => !optional.has(key));
  expect(needed.length).toBeGreaterThan(100);
  const oldest = (browser: Browser) =>
    Math.max(...needed.map((key) => versionOf(supports.get(key)?.[browser])));
  const sentence = `Chrome ${oldest('chrome')}, Edge ${oldest('edge')}, Firefox ${oldest('firefox')}, and Safari ${oldest('safari')}`;
  expect(readFileSync('README.md', 'utf8').replace(/\s+/g, ' ')).toContain(sentence);
  expect([...optional].filter((key) => !used.has(key))).toEqual([]);
});
