/** Put the focus at the beginning of the document, so that the next Tab reaches the skip link. */
export function focusTop(): void {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}

/** Put the focus on any element, without scrolling to it. */
export function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
