import type { PageFacts } from '../../content/extension';
import type { Page } from '../../content/types';
import { engineComponent, type SiteAround } from '../../markdown/components';
import { type PrintedRow, printedBy } from '../../markdown/definition';

/** What the components of a page print, which its text does not hold. */
export interface PagePrinted {
  readonly rows: readonly PrintedRow[];
  /** By the number of the heading they are under; -1 before the first one. */
  readonly texts: ReadonlyMap<number, string>;
}

/** Rows and texts that the components of a page print. */
export function printedOf(
  { calls }: Pick<Page, 'calls'>,
  site: SiteAround,
  facts: PageFacts,
): PagePrinted {
  const rows: PrintedRow[] = [];
  const texts = new Map<number, string>();
  for (const call of calls) {
    const own = engineComponent(call.name);
    const printed = own ? printedBy(own, site, call.attributes) : facts.printedBy(call);
    rows.push(...printed.rows);
    if (printed.text !== '') {
      const before = texts.get(call.heading);
      texts.set(call.heading, [before, printed.text].filter(Boolean).join('\n'));
    }
  }
  return { rows, texts };
}
