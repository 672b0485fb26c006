import type { Handle } from 'hast-util-to-mdast';
import type { Parent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { nearest } from '../../base/text/nearest';

/** Attributes of a call. */
export type Given = Readonly<Record<string, string>>;

export interface Attribute<Around> {
  readonly isRequired?: boolean;
  /** What it may say. Without it anything; undefined when there is no such data, and the component then shows nothing. */
  readonly known?: (around: Around, given: Given) => readonly string[] | undefined;
  /** Where a missing value is added. */
  readonly where?: string;
  /** Values of the attribute; one, unless it is a list. */
  readonly split?: (value: string) => string[];
}

export type Tag = MdxJsxFlowElement | MdxJsxTextElement;

/** What is wrong with what a tag wraps, or with where it is; undefined for nothing. */
export type Shape = (tag: Tag, parent: Parent | undefined) => string | undefined;

/** A row that a component prints and the search finds. */
export interface PrintedRow {
  /** `code`: a row of a table. `field`: a field of a request or response. `term`: a word of the glossary. */
  readonly kind: 'code' | 'field' | 'term';
  readonly anchor: string;
  readonly name: string;
  readonly ids: readonly string[];
  readonly text: string;
  /** This place defines what it names; other rows of the name use it. */
  readonly isDefining?: boolean;
  /** A whole list in one row, as the banks of a country: its text holds names that are nowhere else. */
  readonly isList?: boolean;
}

/** What the component prints at a call, that the text of the page does not contain. */
export interface Printed {
  readonly rows: readonly PrintedRow[];
  readonly text: string;
}

/**
 * Everything that is known of a component which pages may call, apart from how it looks.
 * @typeParam Around what a component reads in addition to its attributes: data, and the head of its page
 */
export interface Definition<Around> {
  readonly attributes: Readonly<Record<string, Attribute<Around>>>;
  readonly shape?: Shape;
  /** Why the call can print nothing, apart from its attributes. */
  readonly faults?: (around: Around, given: Given) => readonly string[];
  readonly rows?: (around: Around, given: Given) => readonly PrintedRow[];
  readonly text?: (around: Around, given: Given) => string;
  /** Its boxes as Markdown, by the class of their element; other elements are written as they are. */
  readonly forms?: Forms;
}

export type Forms = Readonly<Record<string, Handle>>;

export type Definitions<Around> = Readonly<Record<string, Definition<Around>>>;

/** What a page may say, as plain data: threads get it too. */
export interface Dialect {
  /** Components by name, with their attributes. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
  /** Keys of the head in addition to those that every site has. */
  readonly headKeys: readonly string[];
}

/** Of a site whose pages say what every site's pages may. */
export const NO_DIALECT: Dialect = { tags: {}, headKeys: [] };

export const tagsOf = (definitions: Definitions<never>): Dialect['tags'] =>
  Object.fromEntries(
    Object.entries(definitions).map(([name, { attributes }]) => [name, Object.keys(attributes)]),
  );

/** What is wrong with a call: `needs code — write code="…"`. */
export function callFaults<Around>(
  { attributes, faults }: Definition<Around>,
  around: Around,
  given: Given,
): string[] {
  return [
    ...(faults?.(around, given) ?? []),
    ...Object.entries(attributes).flatMap(([name, { isRequired, known, where = '', split }]) => {
      const value = given[name];
      if (value === undefined) return isRequired ? [`needs ${name} — write ${name}="…"`] : [];
      if (value.trim() === '')
        return [
          `has nothing in ${name} — write ${name}="…"${isRequired ? '' : ', or leave it out'}`,
        ];
      const names = known?.(around, given);
      if (!names) return [];
      return (split?.(value) ?? [value])
        .filter((each) => !names.includes(each))
        .map((each) => `has no ${name} "${each}" — ${remedy(each, names, where)}`);
    }),
  ];
}

export const printedBy = <Around>(
  definition: Definition<Around>,
  around: Around,
  given: Given,
): Printed => ({
  rows: definition.rows?.(around, given) ?? [],
  text: definition.text?.(around, given) ?? '',
});

/** `did you mean "blik"?`, or where an unknown name is described. */
export function remedy(name: string, known: readonly string[], where: string): string {
  const near = nearest(name, known);
  if (near !== undefined) return `did you mean "${near}"?`;
  return where === '' ? `use ${known.join(', ')}` : `describe it in ${where}`;
}
