import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { toRoute } from '../../lib/base/routes/route';
import type { Problem } from '../../lib/base/source/problems';
import { didYouMean } from '../../lib/base/text/nearest';

/**
 * Pages that a list of judged queries expects and that are not there, or have another address now.
 * @param file name of the list, for the messages
 * @param redirects the addresses of `redirects.yaml`
 */
export function judgedFaults(
  { file, text }: { readonly file: string; readonly text: string },
  routes: ReadonlySet<string>,
  redirects: readonly { readonly from: string; readonly to: string }[],
): Problem[] {
  const moved = new Map<string, string>(
    redirects.map(({ from, to }) => [toRoute(from), toRoute(to)]),
  );
  const lines = new LineCounter();
  const problems: Problem[] = [];
  visit(parseDocument(text, { lineCounter: lines }), {
    Seq(_key, { items }) {
      for (const item of items) {
        // A query can look like an address too; only the lists have pages.
        if (!isScalar(item) || typeof item.value !== 'string') continue;
        const [route = ''] = item.value.split('#');
        if (routes.has(route)) continue;
        const { line, col: column } = lines.linePos(item.range?.[0] ?? 0);
        const to = moved.get(route);
        problems.push(
          to === undefined
            ? {
                ...{ file, line, column },
                message: `"${route}" has no page${didYouMean(route, routes, 'correct the route')}`,
              }
            : {
                ...{ file, line, column, level: 'warning' },
                message: `"${route}" is an old address — write "${to}"`,
                fix: { from: route, to },
              },
        );
      }
    },
  });
  return problems;
}
