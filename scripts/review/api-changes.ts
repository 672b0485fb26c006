import { apiCompare, type Diff } from 'api-smart-diff';
import { listChanges, type Node, operationAt } from './list-changes';

/** `breaking`: a program that was written for the old version can fail with the new one. */
type Weight = 'breaking' | 'compatible' | 'text';

/** One change of the API, in all operations that have it. */
export interface ApiChange {
  readonly weight: Weight;
  readonly action: 'added' | 'removed' | 'changed' | 'deprecated';
  /** ``The request field `card.number` is removed``. */
  readonly text: string;
  /** `POST /v1/cards/check`, or `callback transaction.updated`, in the order of the document. */
  readonly where: readonly string[];
  /** The `operationId` of those that have one. */
  readonly operations: readonly string[];
}

/** Keys that do not change what clients send or get, or whose target is compared itself. */
const SILENT = /^(?:x-|operationId$|tags$|\$ref$)/;
const TEXTS = /^(?:description|summary|title|examples?|externalDocs)$/;

/**
 * What a change of an OpenAPI document means for programs. Fields of a schema that several operations use are one change.
 * @param before the old document, parsed
 * @param after the new document, parsed
 */
export function apiChanges(before: Node, after: Node): ApiChange[] {
  const found = new Map<string, ApiChange>();
  // It writes into what it compares.
  const { diffs } = apiCompare(structuredClone(before), structuredClone(after));
  const changes = diffs.map((diff) => changeOf(diff, before, after));
  for (const change of [...changes, ...listChanges(before, after)]) {
    if (!change) continue;
    const key = `${change.weight} ${change.text}`;
    const known = found.get(key);
    found.set(key, {
      ...change,
      where: unique([...(known?.where ?? []), ...change.where]),
      operations: unique([...(known?.operations ?? []), ...change.operations]),
    });
  }
  return withoutParts([...found.values()]);
}

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

/**
 * Of a field that is gone, it is not said again that it is no longer required. A new one that clients must send is one
 * change, and one that they always get is only new.
 */
function withoutParts(changes: readonly ApiChange[]): ApiChange[] {
  const said = new Map(changes.map((change) => [change.text, change]));
  const isAgain = ({ text }: ApiChange) =>
    (text.endsWith(LOOSE) && said.has(text.replace(LOOSE, ' is removed'))) ||
    (text.endsWith(NEEDED) && said.has(text.replace(NEEDED, ' is added')));
  return changes
    .filter((change) => !isAgain(change))
    .map((change) => {
      const needed = said.get(change.text.replace(/ is added$/, NEEDED));
      return change.action === 'added' && needed?.weight === 'breaking'
        ? { ...change, weight: needed.weight, text: `${change.text} and required` }
        : change;
    });
}

const NEEDED = ' is now required';
const LOOSE = ' is no longer required';

function changeOf(diff: Diff, before: Node, after: Node): ApiChange | undefined {
  const path = diff.path.map(String);
  const [root, name = '', method = '', ...rest] = path;
  if (root !== 'paths' && root !== 'webhooks') return undefined;
  if (path.some((key) => SILENT.test(key))) return undefined;
  const action = diff.action === 'add' ? 'added' : diff.action === 'remove' ? 'removed' : 'changed';
  const where = root === 'webhooks' ? `callback ${name}` : `${method.toUpperCase()} ${name}`.trim();
  const versions = action === 'removed' ? [before, after] : [after, before];
  const [operation] = versions
    .map((each) => operationAt(each, root, name, method))
    .filter((each) => each !== undefined);
  const id = operation?.operationId;
  const about = {
    where: [where],
    operations: typeof id === 'string' ? [id] : [],
  };
  const weight: Weight =
    diff.type === 'breaking' ? 'breaking' : diff.type === 'annotation' ? 'text' : 'compatible';
  if (rest.length === 0) {
    const noun = root === 'webhooks' ? 'callback' : 'operation';
    return { ...about, weight, action, text: `The ${noun} is ${action}` };
  }
  if (rest.some((key) => TEXTS.test(key)) && !isField(rest))
    return { ...about, weight: 'text', action: 'changed', text: 'Descriptions and examples' };
  if (rest.length === 1 && rest[0] === 'deprecated')
    return { ...about, weight, action: 'deprecated', text: 'The operation is deprecated' };
  const value = action === 'added' ? diff.after : diff.before;
  // A field is required by the list of the one above it.
  const isListed = rest.at(-2) === 'required' && typeof value === 'string';
  const place = placeOf(isListed ? [...rest, 'properties', value] : rest, operation);
  const said = sentenceOf(rest, diff, action);
  return said && { ...about, weight, ...said, text: `${place} ${said.text}` };
}

/** Whether the path ends at a field: what is called "title" or "example" there is its name. */
const isField = (path: readonly string[]): boolean => path.at(-2) === 'properties';

/** Which part of the operation a path leads to: ``The request field `card.number` ``. */
function placeOf(path: readonly string[], operation: Node | undefined): string {
  const [part, second = ''] = path;
  if (part === 'parameters') {
    const list = operation?.parameters as readonly Node[] | undefined;
    const parameter = list?.[Number(second)];
    return `The parameter \`${String(parameter?.name ?? second)}\``;
  }
  const field = fieldOf(path);
  const kind =
    part === 'requestBody'
      ? 'request'
      : part === 'responses'
        ? path[2] === 'headers'
          ? `header \`${path[3] ?? ''}\` of the response`
          : /^2/.test(second)
            ? 'response'
            : `${second} response`
        : (part ?? '');
  return field === '' ? `The ${kind}` : `The ${kind} field \`${field}\``;
}

/** `…/properties/card/properties/number/maxLength` → `card.number`. */
function fieldOf(path: readonly string[]): string {
  let field = '';
  for (let at = 0; at < path.length; at += 1) {
    const key = path[at];
    if (key === 'properties' && path[at + 1] !== undefined) {
      at += 1;
      field += `${field && '.'}${path[at]}`;
    } else if (key === 'items' && field) field += '[]';
  }
  return field;
}

function sentenceOf(
  path: readonly string[],
  { before, after }: Diff,
  action: 'added' | 'removed' | 'changed',
): Pick<ApiChange, 'action' | 'text'> | undefined {
  const last = path.at(-1) ?? '';
  const parent = path.at(-2);
  if (isField(path) || path.length <= 2) return { action, text: `is ${action}` };
  if (parent === 'required' || last === 'required') {
    const isNeeded = action === 'added' || (action === 'changed' && after === true);
    return { action: 'changed', text: (isNeeded ? NEEDED : LOOSE).trim() };
  }
  if (parent === 'enum') {
    const gone = action === 'added' ? '' : ` loses the value \`${String(before)}\``;
    const fresh = action === 'removed' ? '' : ` has the new value \`${String(after)}\``;
    return { action: 'changed', text: [gone, fresh].filter(Boolean).join(' and').trim() };
  }
  if (last === 'deprecated') return { action: 'deprecated', text: 'is deprecated' };
  if (/^\d+$/.test(last)) return { action: 'changed', text: `has another form (${parent ?? ''})` };
  const from = action === 'added' ? '' : ` from \`${shown(before)}\``;
  const to = action === 'removed' ? '' : ` to \`${shown(after)}\``;
  if (action === 'changed') return { action, text: `changes its ${last}${from}${to}` };
  return {
    action: 'changed',
    text:
      action === 'added'
        ? `has a new ${last}: \`${shown(after)}\``
        : `loses its ${last}, \`${shown(before)}\``,
  };
}

const MOST = 60;

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}
