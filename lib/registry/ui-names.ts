import type { Problem } from '../base/source/problems';
import type { Page } from '../docs/content/types';
import type { CabinetFile, ScreenFile } from '../gateway/diagrams/screen-schema';

/** Keys whose values are words of the interface; `items` and `pages` hold them as lists. */
const NAME_KEYS: ReadonlySet<string> = new Set([
  'label',
  'title',
  'button',
  'live',
  'sandbox',
  'point',
]);

/**
 * Every name the cabinet's interface shows: labels of the drawings, what their legends explain, the menu, and the list
 * of names that no drawing shows.
 */
export function interfaceNames(
  cabinet: CabinetFile,
  screens: readonly ScreenFile[],
): ReadonlySet<string> {
  const names = new Set(cabinet.names);
  collect(cabinet.menu, names);
  collect(cabinet.environments, names);
  for (const screen of screens) {
    collect(screen.body, names);
    collect(screen.side, names);
    if (screen.window) names.add(screen.window.point);
    for (const { name } of screen.legend) names.add(name.replace(/\.$/, ''));
  }
  return names;
}

function collect(value: unknown, names: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) {
      // Tabs, stages and pages of the menu are bare strings; cells of tables are not reached this way.
      if (typeof item === 'string') names.add(item);
      else collect(item, names);
    }
    return;
  }
  if (value === null || typeof value !== 'object') return;
  for (const [key, item] of Object.entries(value)) {
    // Rows hold data, lines hold text of machines: neither is a name.
    if (key === 'rows' || key === 'total' || key === 'lines' || key === 'ticks') continue;
    if (typeof item !== 'string') collect(item, names);
    else if (NAME_KEYS.has(key)) names.add(item);
  }
}

/** Ends like a lead-in: `**Muted notifications.** You can …`. */
const LEAD_IN = /[.?!:]["”]?$/;

/** Names in bold that the interface does not have, each at its place. */
export const unknownInterfaceNames = (
  { file, prose }: Pick<Page, 'file' | 'prose'>,
  names: ReadonlySet<string>,
): Problem[] =>
  prose.strong
    .filter(({ text }) => !LEAD_IN.test(text) && !names.has(text))
    .map(({ text, line, column }) => ({
      file,
      line,
      column,
      message: `"${text}" is not a name of the interface — write it as the drawing does, or add it to names in content/_site/screens/_cabinet.yaml`,
    }));

/**
 * Numbers of a page's drawings that its text never refers to, and references to numbers that no drawing has.
 * @param counts number of legend entries of each screen the page calls
 */
export function calloutFaults(
  page: Pick<Page, 'file' | 'calls'>,
  counts: readonly number[],
): Problem[] {
  if (counts.length === 0) return [];
  const fault = (message: string): Problem => ({ file: page.file, line: 1, column: 1, message });
  const used = new Set(
    page.calls.flatMap(({ name, attributes: { n } }) => (name === 'Callout' ? Number(n) : [])),
  );
  const last = Math.max(...counts);
  const numbers = Array.from({ length: last }, (_, index) => index + 1);
  return [
    ...numbers
      .filter((n) => !used.has(n))
      .map((n) =>
        fault(
          `number ${n} of the drawing is not referred to — write <Callout n="${n}" /> where it is used`,
        ),
      ),
    ...[...used]
      .filter((n) => n > last || n < 1)
      .map((n) => fault(`<Callout n="${n}" />: the drawing has the numbers 1 to ${last}`)),
  ];
}

/** Names of the drawings a page calls. */
export const screensOf = ({ calls }: Pick<Page, 'calls'>): string[] =>
  calls.flatMap(({ name, attributes }) =>
    name === 'Screen' && attributes.name !== undefined ? attributes.name : [],
  );
