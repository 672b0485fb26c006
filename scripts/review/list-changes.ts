import type { ApiChange } from './api-changes';

/** A part of an OpenAPI document. */
export type Node = Readonly<Record<string, unknown>>;

/** Lists of the contract that say what a program can get, and how a change of one reads. */
const LISTS = { 'x-errors': 'error', 'x-events': 'callback' } as const;

/** Errors and callbacks that an operation of both documents has now, or has no longer. */
export function listChanges(before: Node, after: Node): ApiChange[] {
  return operationsOf(before).flatMap(({ name, method, operation }) => {
    const next = operationAt(after, 'paths', name, method);
    if (!next) return [];
    const about = {
      where: [`${method.toUpperCase()} ${name}`],
      operations: typeof next.operationId === 'string' ? [next.operationId] : [],
    };
    const change = (action: 'added' | 'removed', text: string): ApiChange => ({
      ...{ ...about, weight: 'compatible', action, text: `The operation ${text}` },
    });
    return Object.entries(LISTS).flatMap(([key, noun]) => {
      const [old, current] = [entriesOf(operation[key]), entriesOf(next[key])];
      return [
        ...without(current, old).map((it) => change('added', `has the new ${noun} \`${it}\``)),
        ...without(old, current).map((it) =>
          change('removed', `no longer has the ${noun} \`${it}\``),
        ),
      ];
    });
  });
}

const entriesOf = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : []);
const without = (list: readonly string[], others: readonly string[]): string[] =>
  list.filter((each) => !others.includes(each));

function operationsOf(document: Node): { name: string; method: string; operation: Node }[] {
  const paths = (document.paths ?? {}) as Readonly<Record<string, Node>>; // as OpenAPI has it
  return Object.entries(paths).flatMap(([name, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...{ name, method, operation: Object(operation) as Node },
    })),
  );
}

/** @param root `paths` or `webhooks` */
export function operationAt(
  document: Node,
  root: string,
  name: string,
  method: string,
): Node | undefined {
  const paths = document[root] as Readonly<Record<string, Node>> | undefined; // as OpenAPI has it
  return paths?.[name]?.[method] as Node | undefined;
}
