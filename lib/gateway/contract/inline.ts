import { addressFault } from '../../base/routes/scheme';

/** A run of an inline text. */
export type InlinePart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'link'; readonly href: string; readonly parts: readonly InlinePart[] };

const TOKEN = /`([^`]+)`|\[((?:[^[\]`]|`[^`]*`)+)\]\(([^()\s]+)\)/g;

/**
 * Cut a text of the data files into runs. Only code spans and links are markup; everything else is text.
 * @example parseInline('see `amount`') // [{type: 'text', text: 'see '}, {type: 'code', text: 'amount'}]
 */
export function parseInline(source: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let from = 0;
  for (const match of source.matchAll(TOKEN)) {
    if (match.index > from) parts.push({ type: 'text', text: source.slice(from, match.index) });
    const [whole, code, label, href] = match;
    if (code !== undefined) parts.push({ type: 'code', text: code });
    else if (label !== undefined && href !== undefined) {
      parts.push({ type: 'link', href, parts: parseInline(label) });
    }
    from = match.index + whole.length;
  }
  if (from < source.length) parts.push({ type: 'text', text: source.slice(from) });
  return parts;
}

/** The text without its markup, for search records and titles. */
export const plainText = (source: string): string => parseInline(source).map(partText).join('');

/**
 * The text for a file that has no markup: code loses its backticks, and the address of a link follows its words.
 * @param resolve makes an address of this site absolute
 * @example portableText('See [Callbacks](/callbacks).', (path) => `https://d.example${path}`)
 * // 'See Callbacks (https://d.example/callbacks).'
 */
export const portableText = (source: string, resolve: (path: string) => string): string =>
  parseInline(source)
    .map((part) =>
      part.type === 'link'
        ? `${partText(part)} (${part.href.startsWith('/') ? resolve(part.href) : part.href})`
        : part.text,
    )
    .join('');

const partText = (part: InlinePart): string =>
  part.type === 'link' ? part.parts.map(partText).join('') : part.text;

/** What is wrong with the markup of a text, or nothing. */
export function inlineFault(source: string): string | undefined {
  const outside = parseInline(source)
    .map((part) => (part.type === 'text' ? part.text : ''))
    .join(' ');
  if (outside.includes('`')) return 'a backtick without its partner';
  if (/\*\*|__/.test(outside)) return 'bold text is not supported, only `code` and [links](/route)';
  if (/\]\(/.test(outside)) return 'a link that is not closed, or has spaces in its address';
  return parseInline(source).map(linkFault).find(Boolean);
}

function linkFault(part: InlinePart): string | undefined {
  if (part.type !== 'link') return undefined;
  const fault = addressFault(part.href);
  return fault === undefined
    ? part.parts.map(linkFault).find(Boolean)
    : `the link to "${part.href}" ${fault}`;
}
