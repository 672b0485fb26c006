/** A line of an example that is about a field. */
export interface FieldLine {
  readonly element: HTMLElement;
  /** Ids of its fields; several share a line, such as the parameters of a query. */
  readonly fields: readonly string[];
}

/** The lines of a block of code with the fields that its `data-lines` names; see `lineNames()`. */
export function linesIn(code: Element): FieldLine[] {
  const [first = '', ...names] = (code.getAttribute('data-lines') ?? '').split(' ');
  const lines = [...code.querySelectorAll<HTMLElement>(':scope > .line')];
  return names.flatMap((name, index) => {
    const element = lines[Number(first) - 1 + index];
    return element && name !== '.' ? [{ element, fields: name.split(',') }] : [];
  });
}

/** The lines of all blocks that are shown. */
export const shownLines = (): FieldLine[] =>
  [...document.querySelectorAll('[data-lines]')]
    .filter((code) => !code.closest('[hidden]'))
    .flatMap(linesIn);

/** The line that an element is in, if it is about a field. */
export function lineOf(element: Element): FieldLine | undefined {
  const code = element.closest('[data-lines]');
  const line = element.closest('.line');
  return code ? linesIn(code).find((candidate) => candidate.element === line) : undefined;
}
