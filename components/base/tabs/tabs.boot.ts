import { STORAGE_KEYS } from '@/lib/base/interface/constants';
import { onClick, onEachPage } from '../browser/events';
import { hashTarget } from '../browser/hash';
import { onStored, readStored, writeStored } from '../browser/storage';

type Choices = Readonly<Record<string, string>>;

/** Tab sets by the ARIA pattern with automatic activation; sets of one group change together and remember. */
export function startTabs(): void {
  onClick('[data-tabs] [role="tab"]', (tab) => choose(tab));
  document.addEventListener('keydown', (event) => {
    const tab =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[role="tab"]') : null;
    if (!tab) return;
    const tabs = tabsOf(tab.closest('[data-tabs]'));
    const index = tabs.indexOf(tab);
    const next = {
      ArrowRight: tabs[(index + 1) % tabs.length],
      ArrowLeft: tabs.at(index - 1),
      Home: tabs[0],
      End: tabs.at(-1),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    next.focus();
    choose(next);
  });
  document.addEventListener('beforematch', (event) => revealIn(event.target));
  window.addEventListener('hashchange', () => revealIn(hashTarget()));
  onStored(STORAGE_KEYS.tabs, (value) => applyAll(parse(value)));
  onEachPage(() => {
    const asked = document.documentElement.dataset.lang;
    applyAll({ ...parse(readStored(STORAGE_KEYS.tabs)), ...(asked ? { lang: asked } : {}) });
    revealIn(hashTarget());
  });
}

const tabsOf = (root: Element | null): HTMLElement[] =>
  root
    ? [
        ...root.querySelectorAll<HTMLElement>(
          ':scope > [role="tablist"] > [role="tab"], :scope > .code-bar [role="tab"]',
        ),
      ]
    : [];

/** Select a tab, its whole group with it, and keep the tab where it was on the screen. */
function choose(tab: HTMLElement): void {
  const root = tab.closest<HTMLElement>('[data-tabs]');
  const { group } = root?.dataset ?? {};
  const { value } = tab.dataset;
  const before = tab.getBoundingClientRect().top;
  if (group && value) {
    if (group === 'lang') document.documentElement.dataset.lang = value;
    applyAll({ [group]: value });
    writeStored(
      STORAGE_KEYS.tabs,
      JSON.stringify({ ...parse(readStored(STORAGE_KEYS.tabs)), [group]: value }),
    );
  } else show(root, tab);
  const moved = tab.getBoundingClientRect().top - before;
  if (Math.abs(moved) > 1) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** A set without the value keeps its own tab. */
function applyAll(choices: Choices): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const value = root.dataset.group ? choices[root.dataset.group] : undefined;
    const tab =
      value === undefined ? undefined : tabsOf(root).find((item) => item.dataset.value === value);
    show(root, tab ?? tabsOf(root).find((item) => item.getAttribute('aria-selected') === 'true'));
  }
}

function show(root: HTMLElement | null, selected: HTMLElement | undefined): void {
  if (!selected) return;
  for (const tab of tabsOf(root)) {
    const isSelected = tab === selected;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    // "until-found": the browser's own search looks into closed panels and opens them.
    if (isSelected) panel?.removeAttribute('hidden');
    else panel?.setAttribute('hidden', 'until-found');
  }
}

/** Open every closed tab around an element, from the outside in. */
function revealIn(target: EventTarget | null): void {
  let panel = target instanceof Element ? target.closest('[role="tabpanel"]') : null;
  while (panel) {
    const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
    if (tab && panel.hasAttribute('hidden')) show(panel.closest('[data-tabs]'), tab);
    panel = panel.parentElement?.closest('[role="tabpanel"]') ?? null;
  }
}

function parse(stored: string | null): Choices {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter(([, choice]) => typeof choice === 'string'),
    );
  } catch {
    return {};
  }
}
