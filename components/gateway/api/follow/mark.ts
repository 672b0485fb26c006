import { openDetails } from '../../../base/browser/details';
import { type FieldLine, shownLines } from './lines';

/** Ids of the fields that are marked. */
let current: readonly string[] = [];

const FIELD = '.param[id], .shared-fields > li[id]';

/** `p-amount` and `r-amount` are the same field, of the request and of the response. */
const pathOf = (id: string): string => id.slice(1);

/** The field that an element is in: the innermost one. */
export const fieldOf = (element: Element): HTMLElement | null =>
  element.closest<HTMLElement>(FIELD);

/** Mark fields and their lines in every block that is shown, and bring the lines into view inside their blocks. */
export function mark(fields: readonly string[]): void {
  current = fields;
  for (const old of document.querySelectorAll('[data-read]')) old.removeAttribute('data-read');
  const paths = fields.map(pathOf);
  const lines = shownLines().filter((line) => line.fields.some((id) => paths.includes(pathOf(id))));
  for (const { element } of lines) {
    element.setAttribute('data-read', '');
    scrollInside(element);
  }
  for (const id of fields) {
    const field = document.getElementById(id);
    if (field?.matches(FIELD)) field.setAttribute('data-read', '');
  }
  const bar = document.querySelector('.examples-line');
  const own = lines.find((line) => line.fields.some((id) => fields.includes(id)));
  const text = (own ?? lines[0])?.element.textContent?.trim();
  if (bar && text) bar.textContent = text;
}

/** Other lines are shown now: of another scenario, language or response. */
export const markAgain = (): void => mark(current);

/** Go from a line to its field, as a link does: folds open, and the next Tab continues there. */
export function goToField({ fields }: FieldLine): void {
  const [id = ''] = fields;
  const field = document.getElementById(id);
  if (field) openDetails(field);
  // The same hash again would neither scroll nor open anything.
  if (location.hash === `#${id}`)
    history.replaceState(null, '', location.pathname + location.search);
  location.hash = id;
  mark(fields);
  field?.querySelector('a')?.focus({ preventScroll: true });
}

/** Scroll the block of a line, and only it, so that the line is in view. */
function scrollInside(line: HTMLElement): void {
  const box = line.closest('pre');
  if (!box) return;
  const { top, bottom } = box.getBoundingClientRect();
  const own = line.getBoundingClientRect();
  if (own.top < top || own.bottom > bottom) box.scrollTop += own.top - top - (bottom - top) / 3;
  const body = line.closest<HTMLElement>('.examples-body');
  if (!body || body.scrollHeight <= body.clientHeight) return;
  const view = body.getBoundingClientRect();
  const now = line.getBoundingClientRect();
  if (now.top < view.top || now.bottom > view.bottom) {
    body.scrollTop += now.top - view.top - view.height / 2;
  }
}
