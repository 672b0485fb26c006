import type { Heading, Link, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { contactFault } from '../../base/routes/scheme';
import { type Fault, placeOf } from './collected';

/** A fault with its place in the source of a text, counted from 0. */
interface Slip {
  readonly index: number;
  readonly message: string;
}

/** What is printed as it was typed, and what its author wanted: the pattern in the source, and the message for its match. */
const SLIPS: readonly (readonly [pattern: RegExp, message: (found: string) => string])[] = [
  [
    /(?<!\\)\][ \t]+\((?:[/#.]|https?:)[^()\s]*\)/g,
    () => 'a space before "(" ends the link — write "](" without it',
  ],
  [
    /(?<!\\)\([^()\n]+\)\[(?:[/#.]|https?:)[^\]\n]*\]/g,
    (found) =>
      `"${found}" is no link — write the words between [ and ], and the address between ( and )`,
  ],
  [
    /(?<!\\)!?\[\[[^\]\n]+\]\]/g,
    (found) =>
      `"${found}" is a link of a wiki — write "[words](/route)" or "![words](./picture.png)"`,
  ],
  [
    /(?<![\\*])\*\*(?!\*)/g,
    () => '"**" has no partner — add it, without a space inside, or write "\\*\\*"',
  ],
  [/(?<!\\)`+/g, (found) => `"${found}" has no partner — add it, or write "\\\`"`],
  [
    /(?<!\\)\[![A-Za-z]+\]/g,
    (found) =>
      `"${found}" is no box — its word is NOTE, TIP, IMPORTANT, WARNING or CAUTION, alone on its line`,
  ],
  [
    /[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g,
    (found) =>
      `invisible character U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')} — delete it`,
  ],
  [
    /(?<![=\w])==[^=\s](?:[^=\n]*[^=\s])?==(?![=\w])/g,
    (found) => `"${found}" is shown as text — write "**${found.slice(2, -2)}**"`,
  ],
  [
    /\$\$[^$\n]+\$\$/g,
    (found) => `"${found}" is shown as text, because nothing draws formulas — put it in backticks`,
  ],
  [
    /(?<![\w:]):[a-z][a-z_]+:(?![\w:`])/g,
    (found) => `"${found}" is shown as text — write the character itself, or remove it`,
  ],
  [
    /(?<=^|\n)\[[xX ]\](?=[^\s([:])/g,
    (found) => `"${found}" begins no task — write a space after it`,
  ],
];

/** Boxes that GitHub knows: their marks stay in the text until a later step makes the box. */
const BOX = /^\[!(?:note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

/**
 * The slips in a text of Markdown.
 * @param source as it is in the file
 * @param value as it is printed: a reference such as `&nbsp;` that is still in it has no meaning
 */
export function slipsOf(source: string, value: string): Slip[] {
  const text = source.replace(BOX, (mark) => ' '.repeat(mark.length));
  const unknown = [...source.matchAll(/&[A-Za-z]\w*;/g)]
    .filter(({ 0: found }) => value.includes(found) && !/^&amp;/.test(found))
    .map(({ 0: found, index }) => ({
      index,
      message: `"${found}" is no character — correct its name, or write the character itself`,
    }));
  return [
    ...SLIPS.flatMap(([pattern, message]) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
        index,
        message: message(found),
      })),
    ),
    ...unknown,
  ];
}

/** What is wrong with the address itself, whatever it leads to. */
export function addressFault({ url }: Pick<Link, 'url'>): string | undefined {
  if (/^(?:#|https?:\/*)?$/.test(url)) return 'the link has no address — write one';
  const contact = contactFault(url);
  if (contact) return `"${url}" ${contact}`;
  if (/^https?:\/\/(?:\.|[^/?#]*\.\.)/.test(url))
    return `"${url}" has an empty part between its dots — correct the name of the host`;
  const [, scheme, rest = ''] = /^(https?)(?::\/?(?!\/)|\/\/)(.*)$/.exec(url) ?? [];
  if (scheme) return `"${url}" is no address — write "${scheme}://${rest}"`;
  if (url.startsWith('//')) return `"${url}" has no scheme — write "https:${url}"`;
  if (url.startsWith('www.')) return `"${url}" has no scheme — write "https://${url}"`;
  if (/^https?:\/\/(?:localhost|127\.0\.0\.1)(?=[:/]|$)/.test(url))
    return `"${url}" is on the machine of the reader — write the route, or put the address in backticks`;
  return undefined;
}

/** A line of hyphens below a text, meant as a rule or as a second head, and an id of a heading that cannot be one. */
export function headingFault(node: Heading, source: string): string | undefined {
  if (node.depth === 2 && /\n[\s>]*-+\s*$/.test(source))
    return '"---" makes a heading of the lines above it — leave a line empty before it, or begin the heading with "## "';
  const [, ids] = /\\\{#([^}]*)\}\s*$/.exec(source) ?? [];
  // Further ids of the heading each have their own sign: `\{#id #older-id}`.
  const wrong = ids?.split(/\s+#/).find((id) => !/^[a-z][\w-]*$/i.test(id));
  return wrong === undefined
    ? undefined
    : `"${wrong}" cannot be an id — begin with a letter, and use letters, digits, "-" and "_"`;
}

/** Footnotes that are not printed: a second one of a name, and those that nothing refers to. */
export function footnoteFaults(tree: Root): Fault[] {
  const used = new Set<string>();
  const notes: (Nodes & { type: 'footnoteDefinition' })[] = [];
  visit(tree, (node) => {
    if (node.type === 'footnoteReference') used.add(node.identifier);
    else if (node.type === 'footnoteDefinition') notes.push(node);
  });
  return notes.flatMap((note, index): Fault[] => {
    const name = `[^${note.label ?? note.identifier}]`;
    const isSecond = notes.findIndex((each) => each.identifier === note.identifier) < index;
    const message = isSecond
      ? `"${name}" is explained twice, and only the first is printed — remove one, or rename it`
      : used.has(note.identifier)
        ? undefined
        : `nothing refers to the footnote "${name}" — write "${name}" where it belongs, or remove it`;
    return message ? [{ ...placeOf(note), message }] : [];
  });
}
