import { useLayoutEffect, useRef } from 'react';
import type { Json, JsonObject, ServiceField } from '@/lib/gateway/contract/types';
import { type FormNode, type FormSource, initialValue } from '@/lib/gateway/tools/request/form';
import type { Messages } from '@/lib/gateway/tools/request/messages';
import {
  nameOfPath,
  type Path,
  shownText,
  typedValue,
  withoutValue,
  withValue,
} from '@/lib/gateway/tools/request/value';
import { Add } from './add';
import { Group, Row } from './row';

interface BodyFormProps {
  readonly source: FormSource;
  readonly form: FormNode;
  readonly messages: Messages;
  readonly body: JsonObject;
  readonly onChange: (body: JsonObject) => void;
  /** The fields of the page's service, which are shown first; undefined on the page of an operation. */
  readonly ownFields: readonly ServiceField[] | undefined;
}

/** Fields that every service has. */
const COMMON = /^(amount|currency|description|browser|urls|customer\.(ip|email))(\.|$)/;

/** The body of a request as fields: on the page of a service its own first, the others folded. */
export function BodyForm({ source, form, messages, body, onChange, ownFields }: BodyFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const focus = useRef<string | undefined>(undefined);
  // A field that was added has the focus; where one was removed, the list from which it can be added again.
  useLayoutEffect(() => {
    const place = focus.current;
    focus.current = undefined;
    if (place === undefined) return;
    const places = root.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [];
    [...places].find((each) => each.dataset.place === place)?.focus();
  });
  const set = (next: Json, place?: string) => {
    focus.current = place;
    // The top of a body is an object, and stays one.
    onChange(next as JsonObject);
  };
  const edit: Edit = {
    messages,
    onType: (node, text) =>
      set(withValue(body, node.path, typedValue(node.types, text, node.value))),
    onRemove: (path) => set(withoutValue(body, path), addPlace(path.slice(0, -1))),
    onAdd: (path) => set(withValue(body, path, initialValue(source, path)), nameOfPath(path)),
  };
  const isOwn = ({ name }: FormNode) =>
    ownFields?.some((field) => field.name.split('.')[0] === name && !COMMON.test(field.name));
  const own = form.children.filter((node) => ownFields === undefined || isOwn(node));
  const others = form.children.filter((node) => !own.includes(node));
  return (
    <div className="request-fields" ref={root}>
      {own.map((node) => (
        <Node key={node.name} node={node} edit={edit} isOpen={ownFields !== undefined} />
      ))}
      {others.length > 0 && (
        <Group
          title={`${others.length} more fields, filled in`}
          label="Fields of every service"
          isOpen={own.length === 0}
          faults={[]}
          place="others"
        >
          {others.map((node) => (
            <Node key={node.name} node={node} edit={edit} isOpen={false} />
          ))}
        </Group>
      )}
      <Add
        to=""
        names={form.more}
        takesNames={form.takesNames}
        place={addPlace([])}
        onAdd={(name) => edit.onAdd([name])}
      />
    </div>
  );
}

const addPlace = (path: Path): string => `add ${nameOfPath(path)}`;

interface Edit {
  readonly messages: Messages;
  readonly onType: (node: FormNode, text: string) => void;
  readonly onRemove: (path: Path) => void;
  readonly onAdd: (path: Path) => void;
}

interface NodeProps {
  readonly node: FormNode;
  readonly edit: Edit;
  readonly isOpen: boolean;
}

function Node({ node, edit, isOpen }: NodeProps) {
  const name = nameOfPath(node.path);
  const faults = edit.messages.get(name) ?? [];
  const onRemove = node.isRequired ? undefined : () => edit.onRemove(node.path);
  if (node.kind === 'text' || node.kind === 'choice')
    return (
      <Row
        label={node.label ?? node.name}
        name={node.label === undefined ? undefined : node.name}
        value={shownText(node.value)}
        hint={hintOf(node)}
        options={node.options}
        isClosed={node.kind === 'choice'}
        onChange={(text) => edit.onType(node, text)}
        place={name}
        {...{ faults, onRemove }}
      />
    );
  const isWrong = [...edit.messages.keys()].some((each) => each.startsWith(`${name}.`));
  return (
    <Group
      title={
        <>
          <code>{node.name}</code> <span>{sizeOf(node)}</span>
        </>
      }
      label={name}
      isOpen={isOpen || isWrong || faults.length > 0}
      place={name}
      {...{ faults, onRemove }}
    >
      {node.children.map((child) => (
        <Node key={child.name} node={child} edit={edit} isOpen={isOpen} />
      ))}
      {node.kind === 'object' ? (
        <Add
          to={name}
          names={node.more}
          takesNames={node.takesNames}
          place={addPlace(node.path)}
          onAdd={(added) => edit.onAdd([...node.path, added])}
        />
      ) : (
        <button
          type="button"
          className="tool-button"
          data-place={addPlace(node.path)}
          onClick={() => edit.onAdd([...node.path, node.children.length])}
        >
          Add an item to {name}
        </button>
      )}
    </Group>
  );
}

const sizeOf = ({ kind, children: { length } }: FormNode): string =>
  kind === 'list'
    ? `${length} ${length === 1 ? 'item' : 'items'}`
    : `${length} ${length === 1 ? 'field' : 'fields'}`;

const hintOf = ({ types, isRequired }: FormNode): string => {
  const type = types.length === 0 ? 'string' : types.join(' or ');
  return isRequired ? `${type}, required` : type;
};
