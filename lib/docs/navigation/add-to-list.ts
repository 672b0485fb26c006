import { isMap, isScalar, isSeq, type Node, parseDocument, type YAMLSeq } from 'yaml';

/** Names of the groups of an authored list, from top to bottom. */
export function groupsOf(text: string): string[] {
  const labels: string[] = [];
  eachGroup(parseDocument(text).contents, (label) => labels.push(label));
  return labels;
}

/**
 * An authored list (`sidebar.yaml`, `sections.yaml`) with routes at the end of one of its groups. Nothing else of the
 * text changes.
 * @returns undefined when no group has this name
 */
export function addToList(
  text: string,
  group: string,
  routes: readonly string[],
): string | undefined {
  let items: YAMLSeq | undefined;
  eachGroup(parseDocument(text).contents, (label, found) => {
    if (label === group) items ??= found;
  });
  const first = items?.items[0] as Node | undefined; // an item of a parsed document
  const start = first?.range?.[0];
  const last = items?.items.at(-1) as Node | undefined;
  const end = last?.range?.[1];
  if (start === undefined || end === undefined) return undefined;
  const indent = ' '.repeat(start - text.lastIndexOf('\n', start - 1) - 1 - '- '.length);
  const lines = routes.map((route) => `${indent}- ${route}\n`).join('');
  const at = text.slice(0, end).endsWith('\n') ? end : text.indexOf('\n', end) + 1;
  const head = at > 0 ? text.slice(0, at) : `${text}\n`;
  return head + lines + text.slice(head.length);
}

/** Call back for each map with a label and a list of items, at any depth. */
function eachGroup(node: unknown, call: (label: string, items: YAMLSeq) => void): void {
  if (isSeq(node)) for (const item of node.items) eachGroup(item, call);
  if (!isMap(node)) return;
  const items = node.get('items', true) as unknown;
  const label = node.get('label');
  if (isSeq(items) && typeof label === 'string') call(label, items);
  for (const { value } of node.items) if (!isScalar(value)) eachGroup(value, call);
}
