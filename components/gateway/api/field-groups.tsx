import { Details } from '@/components/base/details/details';
import type { Field } from '@/lib/gateway/contract/types';
import { FieldList } from './field-list';

interface FieldGroup {
  readonly title: string | undefined;
  readonly fields: readonly Field[];
}

interface RequestFieldGroupsProps {
  readonly fields: readonly Field[];
  /** Keeps ids apart on a page of several methods: `-page_update`; the page's own method needs none. */
  readonly scope?: string;
}

/** Request fields under the headings of the contract; the order is that of the schema. */
export function RequestFieldGroups({ fields, scope = '' }: RequestFieldGroupsProps) {
  return (
    <>
      {groupFields(fields).map(({ title, fields: own }) => (
        <div key={title ?? 'fields'} className="field-group" {...nameOf(title, scope)}>
          {/* No heading: the table of contents lists those of the text, and a group may have only one field. */}
          {title && (
            <p className="field-group-title" id={groupId(title, scope)}>
              {title}
            </p>
          )}
          {title && isOptional(own) ? (
            <Details summary={`${own.length} optional fields`}>
              <FieldList fields={own} prefix={`p${scope}`} message={fields} />
            </Details>
          ) : (
            <FieldList fields={own} prefix={`p${scope}`} message={fields} />
          )}
        </div>
      ))}
    </>
  );
}

/** Fewer fields than this are not worth a press. */
const MIN_FOLDED = 5;

/** A group that a first request does without. */
const isOptional = (fields: readonly Field[]): boolean =>
  fields.length >= MIN_FOLDED && fields.every(({ need }) => need === 'optional');

/** `Money and identity` → `fields-money-and-identity`: the prefix keeps it apart from headings of the page. */
const groupId = (title: string, scope: string): string =>
  `fields${scope}-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** A group with a title is named by it; a section would need a heading. */
const nameOf = (title: string | undefined, scope: string) =>
  title === undefined ? {} : { role: 'group', 'aria-labelledby': groupId(title, scope) };

/** Runs of fields that share a heading, each heading once. */
function groupFields(fields: readonly Field[]): FieldGroup[] {
  const groups = new Map<string | undefined, Field[]>();
  for (const field of fields) {
    const own = groups.get(field.group);
    if (own) own.push(field);
    else groups.set(field.group, [field]);
  }
  return [...groups].map(([title, own]) => ({ title, fields: own }));
}
