import type { KeyboardEvent } from 'react';

/**
 * Previous and next result: the arrows go from the field through the links of the results, and back to the field. In
 * the field, up stays what it is for a text.
 */
export function onArrowKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const field = currentTarget.querySelector<HTMLElement>('input[name="q"]');
  const stops = [field, ...currentTarget.querySelectorAll<HTMLElement>('.results a')];
  const at = stops.indexOf(target as HTMLElement);
  const next = at < 0 ? undefined : stops[at + (key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
}
