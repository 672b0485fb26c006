import type { Problem } from '../base/source/problems';
import type { Page } from '../docs/content/types';
import { edgesIn } from '../gateway/contract/checks/lifecycle';
import type { Contract } from '../gateway/contract/types';

type Worded = Pick<Page, 'file' | 'calls' | 'prose'>;

/**
 * Changes of status in the sentences of pages that lifecycle.yaml does not have: "from `expired` to `success`", in code
 * font or as `<Status>`. Words that are no statuses are left alone.
 */
export function checkMentionedEdges(
  pages: readonly Worded[],
  { lifecycle }: Pick<Contract, 'lifecycle'>,
): Problem[] {
  if (!lifecycle) return [];
  const edges = edgesIn(lifecycle.transitions);
  const isStatus = (slug: string) => lifecycle.statuses.some((status) => status.slug === slug);
  return pages.flatMap((page) =>
    mentionedEdges(page)
      .filter(({ from, to }) => isStatus(from) && isStatus(to) && !edges.has(`${from}>${to}`))
      .map(({ from, to, line, column }) => ({
        file: page.file,
        line,
        column,
        message: `"from ${from} to ${to}" is not an edge of lifecycle.yaml — correct the text, or add the edge`,
      })),
  );
}

function mentionedEdges({ calls, prose }: Worded) {
  return prose.lines.flatMap(({ text, line, column }) => {
    const signs = calls.filter((call) => call.name === 'Status' && call.line === line);
    const names = signs.map(({ attributes }) => attributes.name ?? '');
    // A sign leaves no word in the sentence: "moves from to".
    return [
      ...[...text.matchAll(/\bfrom ([a-z_]+) (?:back )?to ([a-z_]+)/g)].map(
        ([, from = '', to = '']) => [from, to] as const,
      ),
      ...(/\bfrom (?:back )?to\b/.test(text) ? [[names[0] ?? '', names[1] ?? ''] as const] : []),
    ].map(([from, to]) => ({ from, to, line, column }));
  });
}
