import { lineOf } from './lines';
import { fieldOf, goToField, mark, markAgain } from './mark';

/** Hovering, focusing and tapping: a field marks its line, and a line its field; a pressed line leads to the field. */
export function followPointer(): void {
  const follow = ({ target }: Pick<Event, 'target'>) => {
    if (!(target instanceof Element)) return;
    const field = fieldOf(target);
    const fields = field ? [field.id] : lineOf(target)?.fields;
    if (fields) mark(fields);
  };
  for (const type of ['pointerover', 'focusin', 'click'] as const) {
    document.addEventListener(type, follow, { passive: true });
  }
  // Where the reader was while the script was on its way.
  follow({ target: [...document.querySelectorAll(':hover')].at(-1) ?? document.activeElement });
  document.addEventListener('click', ({ target }) => {
    const line = target instanceof Element ? lineOf(target) : undefined;
    // A reader who marks text to copy it stays there.
    if (line && getSelection()?.isCollapsed) goToField(line);
  });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.dataset.pick !== undefined) markAgain();
  });
}
