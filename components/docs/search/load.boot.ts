import { lazyScript } from '../../base/browser/load-script';

declare const __SEARCH_SRC__: string;

const BOX = '.navbar .search-box';

/**
 * The search is fetched on the first hover or focus of its box (spec §7). A failed request is forgotten: the next hover
 * or key asks again, and until then the form works as a plain one. The results page is a part of React.
 */
export function startSearch(): void {
  const { load } = lazyScript(__SEARCH_SRC__);
  const wants = (event: Event) => {
    if (event.target instanceof Element && event.target.closest(BOX)) load();
  };
  for (const type of ['pointerover', 'focusin', 'keydown'] as const) {
    document.addEventListener(type, wants, { passive: true });
  }
  if (document.activeElement?.closest(BOX)) load();
  showQuery();
}

/** The field of the results page has the focus, and the question while React is on its way; the place stays. */
function showQuery(): void {
  const field = document.querySelector<HTMLInputElement>(
    'main[data-route="/search"] input[name="q"]',
  );
  if (document.activeElement === document.body) field?.focus({ preventScroll: true });
  if (field?.value === '') field.value = new URLSearchParams(location.search).get('q') ?? '';
}
