/** Open every closed `details` around an element; whether there was one. */
export function openDetails(element: Element): boolean {
  let details = element.closest<HTMLDetailsElement>('details:not([open])');
  const isHidden = details !== null;
  while (details) {
    details.open = true;
    details = details.parentElement?.closest<HTMLDetailsElement>('details:not([open])') ?? null;
  }
  return isHidden;
}
