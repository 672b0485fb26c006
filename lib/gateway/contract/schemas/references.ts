/** A `$ref` with the keys that lead to it, and what is wrong with it. */
export interface ReferenceFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** These keys hold values of requests and responses, whatever their fields are called. */
const VALUES = new Set(['example', 'examples', 'default', 'const', 'enum', 'value']);

const COMPONENT = /^#\/components\/(schemas|parameters|responses|headers)\/(.+)$/;

/** Every `$ref` of an OpenAPI document that leads nowhere, or back to itself. */
export function referenceFaults(document: unknown): ReferenceFault[] {
  const faults: ReferenceFault[] = [];
  const walk = (node: unknown, path: ReferenceFault['path']): void => {
    if (node === null || typeof node !== 'object') return;
    for (const [key, value] of Object.entries(node)) {
      // A field of a schema may have any name.
      if (VALUES.has(key) && path.at(-1) !== 'properties') continue;
      const at = [...path, Array.isArray(node) ? Number(key) : key];
      if (key === '$ref' && typeof value === 'string') {
        const message = faultOf(document, value);
        if (message !== undefined) faults.push({ path: at, message });
      } else walk(value, at);
    }
  };
  walk(document, []);
  return faults;
}

function faultOf(document: unknown, ref: string): string | undefined {
  const [, kind, name] = COMPONENT.exec(ref) ?? [];
  if (kind === undefined || name === undefined || targetOf(document, ref) === undefined)
    return `"${ref}" does not exist — add the component or correct the reference`;
  return isEndless(document, ref, [])
    ? `"${ref}" leads back to itself — one of the schemas on the way has to be written out`
    : undefined;
}

function targetOf(document: unknown, ref: string): unknown {
  let node: unknown = document;
  for (const key of ref.slice('#/'.length).split('/')) {
    if (node === null || typeof node !== 'object' || !Object.hasOwn(node, key)) return undefined;
    node = (node as Record<string, unknown>)[key]; // an own key, as the line above has seen
  }
  return node;
}

/** Whether what is merged into one schema (`$ref`, `allOf`, `anyOf` with null) never comes to an end. */
function isEndless(document: unknown, ref: string, seen: readonly string[]): boolean {
  if (seen.includes(ref)) return true;
  return mergedRefs(targetOf(document, ref)).some((next) =>
    isEndless(document, next, [...seen, ref]),
  );
}

function mergedRefs(schema: unknown): string[] {
  if (schema === null || typeof schema !== 'object') return [];
  const { $ref, allOf, anyOf } = schema as { $ref?: unknown; allOf?: unknown; anyOf?: unknown };
  return [
    ...(typeof $ref === 'string' ? [$ref] : []),
    ...[allOf, anyOf].flatMap((parts) => (Array.isArray(parts) ? parts.flatMap(mergedRefs) : [])),
  ];
}
