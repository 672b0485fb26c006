import type { Heading, TocEntry } from './types';

/**
 * Nest the h2 and h3 of a page (spec §9). A depth-3 heading before any depth-2 one stays at the top; headings
 * without text are left out.
 */
export function buildToc(headings: readonly Heading[]): TocEntry[] {
  const top: (TocEntry & { children: TocEntry[] })[] = [];
  for (const { id, text, depth } of headings) {
    if ((depth !== 2 && depth !== 3) || text === '') continue;
    const entry = { id, text, depth, children: [] };
    const parent = depth === 3 ? top.findLast((candidate) => candidate.depth === 2) : undefined;
    (parent?.children ?? top).push(entry);
  }
  return top;
}
