import { onEachPage } from '../browser/events';

/** Filters of long tables: every word typed must occur in the row, the chosen segment and each select in its tags. */
export function startFilters(): void {
  const handle = (event: Event) => {
    const tools =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('[data-filter-for]')
        : null;
    if (tools) apply(tools);
  };
  document.addEventListener('input', handle);
  document.addEventListener('change', handle);
  document.addEventListener('click', (event) => {
    const clear =
      event.target instanceof Element ? event.target.closest('[data-filter-clear]') : null;
    const table = clear?.closest('table');
    const tools =
      table && document.querySelector<HTMLElement>(`[data-filter-for="${CSS.escape(table.id)}"]`);
    if (!tools) return;
    for (const input of tools.querySelectorAll<HTMLInputElement>('input[type="search"]'))
      input.value = '';
    const all = tools.querySelector<HTMLInputElement>('input[data-filter-value=""]');
    if (all) all.checked = true;
    for (const select of tools.querySelectorAll('select')) select.value = '';
    apply(tools);
    tools.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
  });
  onEachPage(() => {
    for (const tools of document.querySelectorAll<HTMLElement>('[data-filter-for]')) apply(tools);
  });
}

function apply(tools: HTMLElement): void {
  const table = document.getElementById(tools.dataset.filterFor ?? '');
  if (!table) return;
  const words = (tools.querySelector<HTMLInputElement>('input[type="search"]')?.value ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);
  const tag =
    tools.querySelector<HTMLInputElement>('input[data-filter-value]:checked')?.dataset
      .filterValue ?? '';
  // Each list is one choice, met by any of its tags.
  const choices = [tag, ...[...tools.querySelectorAll('select')].map((select) => select.value)]
    .filter((choice) => choice !== '')
    .map((choice) => choice.split(' '));
  const rows = [...table.querySelectorAll<HTMLElement>('tbody > tr:not([data-filter-empty])')];
  let shown = 0;
  for (const row of rows) {
    const text = row.textContent?.toLowerCase() ?? '';
    const tags = (row.dataset.tags ?? '').split(' ');
    const isShown =
      words.every((word) => text.includes(word)) &&
      choices.every((choice) => choice.some((one) => tags.includes(one)));
    row.hidden = !isShown;
    if (isShown) shown += 1;
  }
  const empty = table.querySelector<HTMLElement>('[data-filter-empty]');
  if (empty) empty.hidden = shown > 0;
  const count = tools.querySelector('[data-filter-count]');
  const summary = `${shown} of ${rows.length}`;
  if (count && count.textContent !== summary) count.textContent = summary;
}
