/**
 * The language a reader chose earlier, shown before the script has reached the tabs: `html[data-lang]` is set before
 * paint. A set of tabs that lacks the language keeps its own. Panels come with a bare `hidden`; the script turns it into
 * "until-found", and from then on these rules are silent.
 * @param languages what the tabs of a set with the group `lang` may hold as `data-value`
 * @returns a style sheet
 */
export function languageCss(languages: readonly string[]): string {
  const sets = languages.map(
    (name) =>
      `html[data-lang='${name}'] [data-group='lang']:has(> .tab-panel[data-value='${name}'])`,
  );
  const chosen = languages.map((name) => `html[data-lang='${name}'] [data-value='${name}']`);
  return `@layer components {
  :is(${sets.join(', ')}):has(> [hidden='']) {
    & > :where(.tab-panel) {
      display: none;
    }

    & > :where([role='tablist']) > :where([role='tab']) {
      color: var(--color-text-muted);

      &::after {
        background: none;
      }
    }
  }

  [data-tabs][data-group='lang']:has(> [hidden='']) :is(${chosen.join(', ')}) {
    &.tab-panel {
      display: block;
    }

    &[role='tab'] {
      color: var(--color-text-strong);

      &::after {
        background: var(--color-accent);
      }
    }
  }
}
`;
}
