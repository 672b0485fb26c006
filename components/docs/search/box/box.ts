import * as t from '@/.generated/interface';
import { isPlainClick } from '@/components/base/browser/events';
import { MAX_SUGGESTIONS } from '@/lib/base/interface/constants';
import { contextOf } from '@/lib/docs/search/build/contexts';
import type { SearchContext, SearchResult } from '@/lib/docs/search/types';
import { Asker, preload } from '../asker';
import { footerLinks, placeOf, searchHref } from '../links';
import { failureText, leftOut, leftOutText, rowsText, warnOnce } from '../messages';
import { forgetQueries, recentQueries, rememberQuery } from '../recent';
import { element } from './elements';
import { go } from './go';
import { groupsOf, waysOf } from './rows';
import { recentGroup, type Suggestion, suggestedGroup } from './start-rows';

declare const __BASE_PATH__: string;
declare const __SEARCH_SUGGESTIONS__: readonly Suggestion[];

/**
 * The search box in the bar: an editable combobox with a list of links (ARIA Authoring Practices, "combobox with list
 * autocomplete", manual selection). Focus stays in the field; the arrows move through the rows and the links below.
 */
export class Box {
  readonly #input: HTMLInputElement;
  readonly #menu: HTMLElement;
  readonly #clear: HTMLElement | null;
  readonly #list = element('div', {
    id: 'search-hits',
    role: 'listbox',
    'aria-label': t.searchResults,
    'aria-owns': 'search-ways',
  });
  readonly #left = element('p', { class: 'search-left', 'aria-hidden': 'true' });
  readonly #state = element('p', { role: 'status' });
  readonly #ways = element('div', { id: 'search-ways', role: 'group', 'aria-label': t.searchMore });
  readonly #foot = element('div', { class: 'search-menu-foot' }, this.#state, this.#ways);
  readonly #forget = element(
    'button',
    { class: 'search-forget', type: 'button', 'aria-label': t.searchForgetRecent },
    t.searchForget,
  );
  readonly #asker = new Asker(__BASE_PATH__);
  #active = -1;

  constructor(readonly root: HTMLElement) {
    const input = root.querySelector('input');
    const menu = root.querySelector<HTMLElement>('.search-menu');
    if (!input || !menu) throw new Error('the search box has lost its field');
    this.#input = input;
    this.#menu = menu;
    this.#clear = root.querySelector('.search-clear');
    menu.replaceChildren(this.#left, this.#forget, this.#list, this.#foot);
    for (const [name, value] of Object.entries({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': 'false',
      'aria-controls': 'search-hits',
    })) {
      input.setAttribute(name, value);
    }
    this.#listen();
    preload(__BASE_PATH__);
    if (document.activeElement === input) void this.#update();
  }

  #listen(): void {
    const input = this.#input;
    // While a word is being composed, the field holds text that the reader has not confirmed.
    input.addEventListener('input', (event) => {
      if (!(event instanceof InputEvent && event.isComposing)) void this.#update();
    });
    input.addEventListener('compositionend', () => void this.#update());
    for (const type of ['focus', 'click'] as const) {
      input.addEventListener(type, () => {
        if (this.#menu.hidden) void this.#update();
      });
    }
    input.addEventListener('keydown', (event) => this.#onKey(event));
    this.#clear?.addEventListener('click', () => {
      this.reset();
      this.#return();
    });
    this.#forget.addEventListener('click', () => {
      forgetQueries();
      this.#return();
    });
    this.#menu.addEventListener('click', (event) => this.#onChoice(event));
    // The pointer over a row makes it the active one, so that there is one highlight, not two.
    this.#list.addEventListener('pointermove', (event) => {
      const index = this.#rows().findIndex(
        (row) => event.target instanceof Node && row.contains(event.target),
      );
      if (index >= 0 && index !== this.#active) this.#activate(index, false);
    });
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !this.root.contains(event.target)) this.close();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    this.root.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      const query = this.#query();
      if (query === '') return;
      rememberQuery(query);
      this.close();
      go(searchHref(__BASE_PATH__, query));
    });
  }

  #query(): string {
    return this.#input.value.trim();
  }

  #rows(): HTMLAnchorElement[] {
    return [...this.#menu.querySelectorAll<HTMLAnchorElement>('[role="option"]')];
  }

  /** Back to the field, with what it offers. */
  #return(): void {
    this.#input.focus();
    void this.#update();
  }

  #onKey(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const rows = this.#rows();
    const isOpen = !this.#menu.hidden;
    if (event.key === 'Escape') {
      if (isOpen) this.close();
      else this.reset();
      // Not the drawer's, nor the browser's own clearing of the field.
      event.preventDefault();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) void this.#update();
      else if (rows.length > 0)
        this.#activate(nextIndex(this.#active, event.key, rows.length), true);
    } else if (event.key === 'Enter' && isOpen && rows[this.#active]) {
      event.preventDefault();
      rows[this.#active]?.click();
    }
  }

  #onChoice(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    const { query } = link.dataset;
    if (query === undefined) {
      rememberQuery(this.#query());
      this.close();
      go(link.getAttribute('href') ?? '');
    } else {
      this.#input.value = query;
      this.#return();
    }
  }

  #activate(index: number, mayScroll: boolean): void {
    this.#active = index;
    for (const [position, row] of this.#rows().entries()) {
      row.setAttribute('aria-selected', String(position === index));
      if (position === index && mayScroll) row.scrollIntoView({ block: 'nearest' });
    }
    const active = this.#rows()[index];
    if (active) this.#input.setAttribute('aria-activedescendant', active.id);
    else this.#input.removeAttribute('aria-activedescendant');
  }

  async #update(): Promise<void> {
    this.#showClear();
    const query = this.#query();
    if (query === '') {
      this.#asker.cancel();
      this.#showStart();
      return;
    }
    const isStart = this.#menu.dataset.state === 'start';
    if (this.#menu.hidden || isStart) this.#showState(t.searchLoading, 'loading');
    try {
      await this.#asker.ask('', query, MAX_SUGGESTIONS, (result) => this.#showResult(result));
    } catch (error) {
      warnOnce(error);
      this.#showFailure(error);
    }
  }

  async #showResult(result: SearchResult): Promise<void> {
    const route = document.querySelector<HTMLElement>('main[data-route]')?.dataset.route ?? '/';
    const context = contextOf(route);
    // The general pages are no part one would search in.
    const own: SearchContext | undefined = context === 'general' ? undefined : context;
    const inContext =
      own === undefined || result.total === 0 ? 0 : await this.#asker.count(own, result.query);
    if (inContext === undefined) return;
    if (result.total === 0) {
      // The texts may have what no title has.
      if (result.isComplete) {
        this.#showState(t.searchNoResults, 'none');
        this.#list.replaceChildren(...suggestedGroup(t.searchStartHere, __SEARCH_SUGGESTIONS__));
        this.#number();
      } else this.#showState(t.searchLoading, 'loading');
      return;
    }
    const active = this.#rows()[this.#active]?.getAttribute('href');
    const links = footerLinks({ context: own, total: result.total, inContext });
    this.#open('results');
    this.#list.replaceChildren(...groupsOf(result.hits, __BASE_PATH__));
    this.#ways.replaceChildren(...waysOf(links, result.query, __BASE_PATH__));
    this.#number();
    const left = leftOut(result);
    this.#left.hidden = left.length === 0;
    this.#left.replaceChildren(
      `${t.searchLeftOut} `,
      ...left.flatMap((word) => [element('del', {}, word), ' ']),
      element('span', {}, t.searchLeftOutHelp),
    );
    // The texts are there: no row moves any more.
    this.#menu.toggleAttribute('data-complete', result.isComplete && result.hasExcerpts);
    // What is said above the rows is said to those who listen here.
    this.#state.replaceChildren(
      rowsText(result),
      ...(left.length === 0
        ? []
        : [element('span', { class: 'visually-hidden' }, `. ${leftOutText(result)}`)]),
    );
    // A better result of the same question keeps the row that was selected.
    this.#activate(
      active
        ? this.#rows().findIndex(
            (row) => placeOf(row.getAttribute('href') ?? '') === placeOf(active),
          )
        : -1,
      false,
    );
  }

  /** What an empty field offers: the last queries of this device, and where readers often go. */
  #showStart(): void {
    const recent = recentQueries();
    this.#showState('', 'start');
    this.#forget.hidden = recent.length === 0;
    this.#list.replaceChildren(
      ...recentGroup(recent, __BASE_PATH__),
      ...suggestedGroup(t.searchSuggested, __SEARCH_SUGGESTIONS__),
    );
    this.#number();
    if (this.#rows().length === 0) this.close();
  }

  /** Rows have ids, by which the field names the active one, and the list is there if it has any. */
  #number(): void {
    const rows = this.#rows();
    for (const [index, row] of rows.entries()) row.id = `search-row-${index}`;
    this.#list.hidden = rows.length === 0;
    this.#input.setAttribute('aria-expanded', String(rows.length > 0));
  }

  #showState(text: string, state: string): void {
    this.#open(state);
    this.#list.replaceChildren();
    this.#ways.replaceChildren();
    this.#number();
    this.#activate(-1, false);
    this.#state.replaceChildren(text);
  }

  #showFailure(error: unknown): void {
    // Rows from the titles stay where only the texts did not come.
    if (this.#rows().length > 0) this.#state.replaceChildren(failureText(error));
    else this.#showState(failureText(error), 'failed');
    const retry = element('button', { class: 'button', type: 'button' }, t.shellRetry);
    retry.addEventListener('click', () => {
      this.#input.focus();
      void this.#update();
    });
    this.#foot.append(retry);
  }

  #open(state: string): void {
    this.#foot.replaceChildren(this.#state, this.#ways);
    this.#left.hidden = true;
    this.#forget.hidden = true;
    this.#menu.hidden = false;
    this.#menu.dataset.state = state;
    this.root.dataset.open = '';
    document.documentElement.dataset.suggesting = '';
  }

  /** Hide the suggestions; what was typed stays. */
  close(): void {
    if (this.#menu.hidden) return;
    this.#asker.cancel();
    this.#menu.hidden = true;
    delete this.root.dataset.open;
    delete document.documentElement.dataset.suggesting;
    this.#input.setAttribute('aria-expanded', 'false');
    this.#activate(-1, false);
  }

  /** Empty the field. */
  reset(): void {
    this.#input.value = '';
    this.#asker.cancel();
    this.close();
    this.#showClear();
  }

  /** What the field holds on the page the reader has come to: the words that led there, or nothing. */
  arrive(words: string): void {
    this.close();
    this.#input.value = words;
    this.#showClear();
  }

  #showClear(): void {
    if (this.#clear) this.#clear.hidden = this.#input.value === '';
  }
}

/** The row after or before; -1 is the field itself, which is between the last row and the first. */
function nextIndex(active: number, key: 'ArrowDown' | 'ArrowUp', count: number): number {
  const step = key === 'ArrowDown' ? 1 : -1;
  return ((active + 1 + step + count + 1) % (count + 1)) - 1;
}
