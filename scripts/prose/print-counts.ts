import { countRules, LONG, measure } from '../../lib/docs/prose/counts';
import type { Passage } from '../../lib/docs/prose/passage';
import type { Read } from '../../lib/docs/prose/tree';
import type { Finding } from '../../lib/docs/prose/wording';

/** Pages by their folder, other texts by their kind. */
const groupOf = ({ passage: { file, kind } }: { readonly passage: Passage }): string =>
  kind === 'page' ? `page: ${/^[^/]+\/([^/]+)\//.exec(file)?.[1] ?? 'other'}` : kind;

/** Two tables in Markdown: how the texts read, and how often each rule is broken. Exceptions count as broken. */
export function printCounts(reads: readonly Read[], findings: readonly Finding[]): void {
  const measures = measure(reads, groupOf);
  const groups = measures.map(({ group }) => group);
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  print(
    ['texts', 'files', 'words', 'sentences', 'median', `above ${LONG} words`, 'Flesch'],
    measures.map(({ group, texts, words, sentences, median, long, ease }) =>
      [group, texts, words, sentences, median, percent(long), ease.toFixed(1)].map(String),
    ),
  );
  console.log('');
  const rules = [...countRules(findings, groupOf)].map(([rule, counts]) => {
    const numbers = groups.map((group) => counts.get(group) ?? 0);
    return { rule, numbers, sum: numbers.reduce((a, b) => a + b, 0) };
  });
  rules.sort((a, b) => b.sum - a.sum);
  print(
    ['rule', ...groups, 'all'],
    rules.map(({ rule, numbers, sum }) => [rule, ...numbers.map((n) => n || ''), sum].map(String)),
  );
}

function print(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) =>
    console.log(`| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`);
  line(head);
  line(head.map((_, index) => (index === 0 ? '---' : '--:')));
  rows.forEach(line);
}
