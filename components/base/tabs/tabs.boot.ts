import { STORAGE_KEYS } from '@/lib/base/interface/constants';
import { onClick, onEachPage } from '../browser/events';
import { hashTarget } from '../browser/hash';
import { onStored, readStored, writeStored } from '../browser/storage';

type Choices = Readonly<Record<string, string>>;

/**
 * Sets of panels, switched by tabs (the ARIA pattern with automatic activation) or by a native list. Sets of one group
 * change together and remember.
 */
export function startTabs(): void {
  onClick('[data-tabs] [role="tab"]', choose);
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.dataset.pick !== undefined) choose(target);
  });
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

const panelsOf = (root: HTMLElement): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(':scope > .tab-panel'),
];

/** Select a panel, its whole group with it, and keep what was pressed where it was on the screen. */
function choose(control: HTMLElement): void {
  const root = control.closest<HTMLElement>('[data-tabs]');
  const isList = control instanceof HTMLSelectElement;
  const value = isList ? control.value : control.dataset.value;
  const group = isList ? control.dataset.pick : root?.dataset.group;
  const before = control.getBoundingClientRect().top;
  if (group && value) {
    if (group === 'lang') document.documentElement.dataset.lang = value;
    applyAll({ [group]: value });
    writeStored(
      STORAGE_KEYS.tabs,
      JSON.stringify({ ...parse(readStored(STORAGE_KEYS.tabs)), [group]: value }),
    );
  } else show(root, value);
  const moved = control.getBoundingClientRect().top - before;
  if (Math.abs(moved) > 1) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** A set without the value keeps its own panel. */
function applyAll(choices: Choices): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const panels = panelsOf(root);
    const value = root.dataset.group ? choices[root.dataset.group] : undefined;
    const panel =
      panels.find((item) => item.dataset.value === value) ?? panels.find((item) => isOpen(item));
    show(root, panel?.dataset.value);
  }
  for (const list of document.querySelectorAll<HTMLSelectElement>('[data-pick]')) {
    const value = choices[list.dataset.pick ?? ''];
    if ([...list.options].some((option) => option.value === value)) list.value = value ?? '';
  }
}

const isOpen = (panel: HTMLElement): boolean => !panel.hasAttribute('hidden');

function show(root: HTMLElement | null, value: string | undefined): void {
  if (!root || value === undefined) return;
  for (const tab of tabsOf(root)) {
    const isSelected = tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
  }
  for (const panel of panelsOf(root)) {
    // "until-found": the browser's own search looks into closed panels and opens them.
    if (panel.dataset.value === value) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
  }
  const list = root.querySelector<HTMLSelectElement>('[data-pick=""]');
  if (list?.closest('[data-tabs]') === root) list.value = value;
}

/** Open every closed panel around an element, from the outside in. */
function revealIn(target: EventTarget | null): void {
  let panel = target instanceof Element ? target.closest<HTMLElement>('.tab-panel') : null;
  while (panel) {
    if (!isOpen(panel)) show(panel.closest('[data-tabs]'), panel.dataset.value);
    panel = panel.parentElement?.closest<HTMLElement>('.tab-panel') ?? null;
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
