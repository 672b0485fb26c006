import { onClick, onEachPage } from '../browser/events';
import { lazyScript } from '../browser/load-script';

declare const __TABLES_SRC__: string;

/** What a long table does before its script: `/` leads to the filter, a tap opens a record, and both fetch the rest. */
export function startTables(): void {
  const { load } = lazyScript(__TABLES_SRC__);
  const wake = ({ target }: Event) => {
    if (target instanceof Element && target.closest('.long-table')) load();
  };
  document.addEventListener('pointerover', wake);
  document.addEventListener('focusin', wake);
  onEachPage(() => {
    const asked = new URLSearchParams(location.search);
    const controls = document.querySelectorAll<HTMLElement>('[data-parameter]');
    if ([...controls].some(({ dataset }) => asked.has(dataset.parameter ?? ''))) load();
  });
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey) return;
    if (
      target instanceof HTMLElement &&
      target.matches('input, select, textarea, [contenteditable]')
    )
      return;
    const field = document.querySelector<HTMLInputElement>('.table-filter input');
    if (!field) return;
    event.preventDefault();
    field.focus();
  });
  onClick('.table-long tbody tr[id]', (row, { target }) => {
    if (target instanceof Element && target.closest('a, button')) return;
    if (getSelection()?.isCollapsed !== false) row.toggleAttribute('data-open');
  });
}
