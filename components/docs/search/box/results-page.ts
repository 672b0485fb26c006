import { isPlainClick } from '@/components/base/browser/events';
import type { Scope } from '@/components/docs/search/worker/protocol';
import type { SearchHit, SearchResult } from '@/lib/docs/search/types';
import { Asker } from './asker';
import { element, resultItem } from './elements';
import { go } from './go';
import { contextFrom, placeOf, searchHref } from './links';
import { countText, failureText, LOADING, shownText, warnOnce } from './messages';

declare const __BASE_PATH__: string;

/** The results setting of the specification (§9): so many places are listed, and so many more at each step. */
const STEP = 50;
const HEADING = 'Search the documentation';

/**
 * The page of all results: field, part of the documentation, count, pages with their rows. The address is the state:
 * typing replaces it, choosing a part or coming from elsewhere adds to the history.
 */
export class ResultsPage {
  readonly #input: HTMLInputElement;
  readonly #output: HTMLElement;
  readonly #count: HTMLElement;
  readonly #asker = new Asker();
  /** Places that may be listed. */
  #limit = STEP;

  constructor(readonly main: HTMLElement) {
    const input = main.querySelector<HTMLInputElement>('input[name="q"]');
    const output = main.querySelector<HTMLElement>('#search-results');
    const count = main.querySelector<HTMLElement>('.result-count');
    if (!input || !output || !count) throw new Error('the search page has lost its parts');
    [this.#input, this.#output, this.#count] = [input, output, count];
    input.addEventListener('input', (event) => {
      if (!(event instanceof InputEvent && event.isComposing)) this.#rewrite();
    });
    input.addEventListener('compositionend', () => this.#rewrite());
    main.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    for (const radio of main.querySelectorAll<HTMLInputElement>('input[name="ctx"]')) {
      radio.addEventListener('change', () => this.#rewrite());
    }
    main.querySelector<HTMLElement>('.search-clear')?.addEventListener('click', () => {
      input.value = '';
      input.focus();
      this.#rewrite();
    });
    output.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      go(link.getAttribute('href') ?? '');
    });
    this.show();
  }

  /** Show what the address asks for. */
  show(): void {
    const parameters = new URLSearchParams(window.location.search);
    this.#input.value = parameters.get('q') ?? '';
    const context = contextFrom(parameters.get('ctx')) ?? '';
    const radio = this.main.querySelector<HTMLInputElement>(
      `input[name="ctx"][value="${context}"]`,
    );
    if (radio) radio.checked = true;
    this.#limit = STEP;
    void this.#update();
  }

  #rewrite(): void {
    const url = new URL(window.location.href);
    const query = this.#input.value.trim();
    const context = this.#context();
    if (query === '') url.searchParams.delete('q');
    else url.searchParams.set('q', query);
    if (context === '') url.searchParams.delete('ctx');
    else url.searchParams.set('ctx', context);
    history.replaceState(history.state, '', url);
    this.#limit = STEP;
    void this.#update();
  }

  #context(): Scope {
    const checked = this.main.querySelector<HTMLInputElement>('input[name="ctx"]:checked');
    return contextFrom(checked?.value ?? null) ?? '';
  }

  async #update(): Promise<void> {
    const query = this.#input.value.trim();
    const clear = this.main.querySelector<HTMLElement>('.search-clear');
    if (clear) clear.hidden = query === '';
    this.#entitle(query);
    if (query === '') {
      this.#asker.cancel();
      this.#show([], '');
      this.#offerPages(true);
      return;
    }
    this.#offerPages(false);
    if (this.#count.textContent === '') this.#count.textContent = LOADING;
    try {
      await this.#asker.ask(this.#context(), query, this.#limit, (result) => this.#tell(result));
    } catch (error) {
      warnOnce(error);
      const retry = element('button', { class: 'button', type: 'button' }, 'Retry');
      retry.addEventListener('click', () => void this.#update());
      this.#show([retry], failureText(error));
      this.#offerPages(true);
    }
  }

  #tell(result: SearchResult): void {
    const pages = new Map<string, SearchHit[]>();
    for (const hit of result.hits) pages.set(hit.route, [...(pages.get(hit.route) ?? []), hit]);
    const found = element('ol', { class: 'results' });
    found.append(...[...pages.values()].map((hits) => resultItem(hits, __BASE_PATH__)));
    const elsewhere =
      result.total === 0 && result.totalOutside > 0
        ? [
            element(
              'p',
              {},
              element(
                'a',
                { href: searchHref(__BASE_PATH__, result.query) },
                `See all results everywhere (${countText(result.totalOutside, 'page')})`,
              ),
            ),
          ]
        : [];
    const more = result.hits.length < result.totalRows && result.isComplete;
    this.#show(
      result.total === 0 ? elsewhere : more ? [found, this.#more(result)] : [found],
      shownText(result),
    );
    this.#offerPages(result.total === 0 && result.isComplete);
  }

  /** Show the list of all pages: before a search, and as a way on where a search leads to nothing. */
  #offerPages(mayShow: boolean): void {
    this.main.toggleAttribute('data-lists-results', !mayShow);
  }

  /** The way to the places that are not listed yet. */
  #more({ hits, totalRows }: SearchResult): HTMLElement {
    const count = Math.min(STEP, totalRows - hits.length);
    const button = element(
      'button',
      { class: 'button result-more', type: 'button' },
      `Show ${countText(count, 'more place')}`,
    );
    button.addEventListener('click', () => {
      const known = new Set(this.#links().map(placeOfLink));
      this.#limit += STEP;
      const limit = this.#limit;
      void this.#update().then(() => {
        // Another question has come meanwhile.
        if (this.#limit !== limit) return;
        // The button is gone; the focus goes to the first title that is new, else to the first place.
        const fresh = this.#links().filter((link) => !known.has(placeOfLink(link)));
        (fresh.find((link) => link.closest('.result-title')) ?? fresh[0])?.focus();
      });
    });
    return button;
  }

  #links(): HTMLAnchorElement[] {
    return [...this.#output.querySelectorAll<HTMLAnchorElement>('.results a')];
  }

  #show(nodes: readonly Node[], words: string): void {
    this.#output.replaceChildren(...nodes);
    this.#count.textContent = words;
  }

  #entitle(query: string): void {
    const title = query === '' ? HEADING : `Search results for “${query}”`;
    const heading = this.main.querySelector('h1');
    if (heading) heading.textContent = title;
    document.title = title;
  }
}

/** Which place a link leads to. A title without a place of its own is another link to its page. */
const placeOfLink = (link: HTMLAnchorElement): string =>
  `${link.closest('.result-title') ? 'title ' : ''}${placeOf(link.getAttribute('href') ?? '')}`;
