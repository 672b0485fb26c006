import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, it } from 'vitest';
import { isWhole } from '../../lib/base/math/rounds';
import { type OutPage, readSite } from '../export/out';
import { pageKinds } from '../testing/page-kinds';

/** The recommended rules, and each exception with its reason. */
const rules: ConfigData['rules'] = {
  // React writes attributes and empty elements in its own style; the parsed page is the same.
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'void-style': 'off',
  // Enter sends the search, and results show while one types: a second button would send the same.
  'wcag/h32': 'off',
  // HTML allows ids that begin with `_`; so do those of React and of the tabs.
  'valid-id': ['error', { relaxed: true }],
  // Lists and groups may have names.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // The name of the site is at the end, where a shortened title loses it first.
  'long-title': ['error', { maxlength: 80 }],
};

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules,
  }),
);

/** One page of each kind, or with `ALL_PAGES=1` all: a page takes half a second. */
const chosen = (): OutPage[] => {
  const { pages, search, notFound } = readSite();
  const kinds: readonly string[] = pageKinds();
  return [...pages.filter(({ route }) => isWhole() || kinds.includes(route)), search, notFound];
};

it('is valid HTML for html-validate', async () => {
  const faults: string[] = [];
  for (const { file, html } of chosen()) {
    const { results } = await validator.validateString(html, file);
    for (const { messages } of results) {
      faults.push(
        ...messages.map(
          ({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} ${selector}`,
        ),
      );
    }
  }
  expect(faults).toEqual([]);
});
