import { ScriptOwned } from '@/components/base/browser/script-owned';
import { Icon } from '@/components/base/icon/icon';

/** A plain form that asks `/search`; it needs no script. What the script fills or shows is empty or hidden here. */
export function SearchForm() {
  return (
    <search className="search-box" aria-label="Site" suppressHydrationWarning>
      <Icon name="search" />
      <form action={`${process.env.BASE_PATH ?? ''}/search`}>
        <SearchField />
      </form>
      <ClearButton label="Clear the search" />
      <ScriptOwned as="div" className="search-menu" hidden />
    </search>
  );
}

interface PageFormProps {
  /** Value of `ctx` and its words. */
  readonly contexts?: readonly (readonly [value: string, label: string])[];
}

/** The form of the search page and of the 404 page: a large field, and parts of the documentation to choose from. */
export function SearchPageForm({ contexts = [] }: PageFormProps) {
  return (
    <search aria-label="All pages">
      <form action={`${process.env.BASE_PATH ?? ''}/search`}>
        <div className="search-box search-box-large">
          <Icon name="search" />
          <SearchField />
          <ClearButton label="Clear the query" />
        </div>
        {contexts.length > 0 && (
          <fieldset className="segments">
            <legend className="visually-hidden">Part of the documentation</legend>
            {[['', 'Everywhere'] as const, ...contexts].map(([value, label]) => (
              <label key={value}>
                <input
                  type="radio"
                  name="ctx"
                  value={value}
                  defaultChecked={value === ''}
                  suppressHydrationWarning
                />
                {label}{' '}
              </label>
            ))}
          </fieldset>
        )}
      </form>
    </search>
  );
}

const SearchField = () => (
  <input
    type="search"
    name="q"
    placeholder="Search"
    aria-label="Search"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    suppressHydrationWarning
  />
);

const ClearButton = ({ label }: { readonly label: string }) => (
  <button
    className="icon-button search-clear"
    type="button"
    aria-label={label}
    hidden
    suppressHydrationWarning
  >
    <Icon name="x" />
  </button>
);
