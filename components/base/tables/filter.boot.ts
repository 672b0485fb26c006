import * as t from '@/.generated/interface';
import { FRAMEWORK_EVENT, onEachPage } from '../browser/events';

/**
 * Filters of long tables: every word typed must occur in the row, and each choice in its tags. The address holds what
 * the first filter of a page shows: `?q=nonce&show=no`.
 */
function start(): void {
  const handle = ({ target }: Event) => {
    const tools =
      target instanceof Element ? target.closest<HTMLElement>('[data-filter-for]') : null;
    if (tools) change(tools);
  };
  document.addEventListener('input', handle);
  document.addEventListener('change', handle);
  document.addEventListener('click', ({ target }) => {
    const clear = target instanceof Element ? target.closest('[data-filter-clear]') : null;
    const tools = clear && toolsOf(clear.closest('table'));
    if (!tools) return;
    for (const control of controlsOf(tools)) setValue(control, '');
    change(tools);
    tools.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
  });
  document.addEventListener('keydown', moveByRow);
  // While it starts, the framework writes the address that it found at its beginning.
  document.addEventListener(FRAMEWORK_EVENT, () => {
    const first = document.querySelector<HTMLElement>('[data-filter-for]');
    if (first) writeAddress(first);
  });
  onEachPage(() => {
    const first = document.querySelector<HTMLElement>('[data-filter-for]');
    if (first) readAddress(first);
    for (const tools of document.querySelectorAll<HTMLElement>('[data-filter-for]')) {
      // A reader who typed while this script was on its way is still in the field.
      if (tools.contains(document.activeElement)) change(tools);
      else apply(tools);
    }
  });
}

type Control = HTMLInputElement | HTMLSelectElement;

const controlsOf = (tools: Element) => [
  ...tools.querySelectorAll<Control>('input[data-parameter], select[data-parameter]'),
];

const toolsOf = (table: Element | null): HTMLElement | null =>
  table && document.querySelector<HTMLElement>(`[data-filter-for~="${CSS.escape(table.id)}"]`);

/** A radio button stands for its value only while it is chosen. */
const chosenIn = (control: Control): string =>
  control.type === 'radio' && !(control as HTMLInputElement).checked ? '' : control.value;

function setValue(control: Control, value: string): void {
  if (control.type === 'radio') (control as HTMLInputElement).checked = control.value === value;
  else control.value = value;
}

function readAddress(tools: HTMLElement): void {
  const parameters = new URLSearchParams(location.search);
  for (const control of controlsOf(tools)) {
    const value = parameters.get(control.dataset.parameter ?? '');
    if (value !== null) setValue(control, value);
  }
}

function writeAddress(tools: HTMLElement): void {
  const url = new URL(location.href);
  for (const { dataset } of controlsOf(tools)) url.searchParams.delete(dataset.parameter ?? '');
  for (const control of controlsOf(tools)) {
    const value = chosenIn(control).trim();
    if (value !== '') url.searchParams.set(control.dataset.parameter ?? '', value);
  }
  // With a state of its own, which the framework completes, and not with that of the framework: that write it ignores.
  if (url.href !== location.href) history.replaceState(null, '', url);
}

/** The filter keeps its place on the screen, even when most rows go. */
function change(tools: HTMLElement): void {
  apply(tools);
  if (tools === document.querySelector('[data-filter-for]')) writeAddress(tools);
  const box = tools.parentElement;
  const field = tools.querySelector('.table-filter');
  if (box && field && box.getBoundingClientRect().top < field.getBoundingClientRect().top - 24)
    box.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** The tables of a filter; of several, which are orders of the same rows, one is in view. */
const tablesOf = (tools: HTMLElement): HTMLElement[] =>
  (tools.dataset.filterFor ?? '')
    .split(' ')
    .map((id) => document.getElementById(id))
    .filter((table) => table !== null);

function tableInView(tools: HTMLElement): HTMLElement | undefined {
  const tables = tablesOf(tools);
  const view = controlsOf(tools).find(
    (control) => control.dataset.parameter === 'view' && chosenIn(control) !== '',
  );
  return tables[view ? Number(view.value) - 1 : 0];
}

function apply(tools: HTMLElement): void {
  const controls = controlsOf(tools);
  const words = controls
    .filter(({ type }) => type === 'search')
    .flatMap(({ value }) => value.toLowerCase().split(/\s+/))
    .filter(Boolean);
  // Each list is one choice, met by any of its tags.
  const choices = controls
    .filter(({ type, dataset }) => type !== 'search' && dataset.parameter !== 'view')
    .map(chosenIn)
    .filter((choice) => choice !== '')
    .map((choice) => choice.split(' '));
  const isWanted = (row: HTMLElement): boolean => {
    if (!words.every((word) => textOf(row).includes(word))) return false;
    const tags = (row.dataset.tags ?? '').split(' ');
    return choices.every((choice) => choice.some((one) => tags.includes(one)));
  };
  for (const table of tablesOf(tools)) {
    const summary = narrow(table, isWanted);
    const count = tools.querySelector('[data-filter-count]');
    if (table === tableInView(tools) && count && count.textContent !== summary)
      count.textContent = summary;
  }
}

const texts = new WeakMap<HTMLElement, string>();

/** What words are looked for in: the text of a row and its further words. It is read at the first key, and kept. */
function textOf(row: HTMLElement): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const text = `${row.textContent} ${row.dataset.words ?? ''}`.toLowerCase();
  texts.set(row, text);
  return text;
}

/** Hide the rows that are not wanted, and bands without a row; "3 of 111". */
function narrow(table: HTMLElement, isWanted: (row: HTMLElement) => boolean): string {
  const rows = [
    ...table.querySelectorAll<HTMLElement>('tbody > tr:not([data-filter-empty]):not(.band)'),
  ];
  let shown = 0;
  for (const row of rows) {
    const isShown = isWanted(row);
    if (isShown) shown += 1;
    setHidden(row, !isShown);
  }
  for (const band of table.querySelectorAll('.band')) {
    const body = band.parentElement;
    if (body) setHidden(body, !body.querySelector('tr:not(.band):not([hidden])'));
  }
  const empty = table.querySelector<HTMLElement>('[data-filter-empty]');
  if (empty) setHidden(empty, shown > 0);
  return t.tablesCount({ shown, total: rows.length });
}

/** An unchanged value, written again, makes the browser look at the row again. */
function setHidden(element: HTMLElement, isHidden: boolean): void {
  if (element.hidden !== isHidden) element.hidden = isHidden;
}

/** Up and down go to the same control of the next row; down from the filter to the first row, up from there back. */
function moveByRow(event: KeyboardEvent): void {
  const { key, target } = event;
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || !(target instanceof Element) || event.altKey || event.ctrlKey || event.metaKey)
    return;
  const tools = target.closest<HTMLElement>('[data-filter-for]');
  if (tools && !(step === 1 && target.matches('input[type="search"]'))) return;
  const table = tools ? tableInView(tools) : target.closest('.table-long');
  if (!table) return;
  const stops = (root: Element | undefined) => [
    ...(root?.querySelectorAll<HTMLElement>('a, button') ?? []),
  ];
  const rows = [
    ...table.querySelectorAll<HTMLElement>('tbody:not([hidden]) > tr:not([hidden])'),
  ].filter((row) => stops(row).length > 0);
  const row = target.closest('tr');
  const next = rows[(row ? rows.indexOf(row) : -1) + step];
  const place = row ? stops(row).indexOf(target as HTMLElement) : 0;
  const goal =
    stops(next)[Math.min(place, stops(next).length - 1)] ??
    (step === -1 ? toolsOf(table)?.querySelector<HTMLElement>('input[type="search"]') : null);
  if (!goal) return;
  event.preventDefault();
  goal.focus();
}

start();
