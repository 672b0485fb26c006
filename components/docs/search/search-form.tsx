import type { ComponentProps } from 'react';
import * as t from '@/.generated/interface';
import { ScriptOwned } from '@/components/base/browser/script-owned';
import { Icon } from '@/components/base/icon/icon';

/** Where the forms of the site ask, with the base path. */
export const SEARCH_PATH = `${process.env.BASE_PATH ?? ''}/search`;

/** A plain form that asks `/search`; it needs no script. What the script fills or shows is empty or hidden here. */
export function SearchForm() {
  return (
    <search className="search-box" aria-label={t.searchSite} suppressHydrationWarning>
      <Icon name="search" />
      <form action={SEARCH_PATH}>
        <SearchField />
      </form>
      <ClearButton aria-label={t.searchClear} hidden />
      <ScriptOwned as="div" className="search-menu" hidden />
    </search>
  );
}

/** The form of the 404 page: a large field. */
export function LargeSearchForm() {
  return (
    <search aria-label={t.searchAllPages}>
      <form action={SEARCH_PATH}>
        <div className="search-box search-box-large">
          <Icon name="search" />
          <SearchField />
        </div>
      </form>
    </search>
  );
}

/** The field `q` of a form that asks `/search`. */
export const SearchField = (props: ComponentProps<'input'>) => (
  <input
    type="search"
    name="q"
    placeholder={t.searchField}
    aria-label={t.searchField}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    suppressHydrationWarning
    {...props}
  />
);

/** The cross that empties a field; its name says which. */
export const ClearButton = (
  props: ComponentProps<'button'> & { readonly 'aria-label': string },
) => (
  <button className="icon-button search-clear" type="button" suppressHydrationWarning {...props}>
    <Icon name="x" />
  </button>
);
