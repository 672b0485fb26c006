import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type Fault, placeOf } from './collected';

/** Elements that run, load or frame something. */
const REFUSED = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'link',
  'meta',
  'base',
  'form',
]);

/**
 * Plain Markdown may hold any HTML. What the content security policy would refuse on the page is not printed, and an
 * element of another site's own is printed without its tag; each kind has one warning.
 */
export function rehypePlain() {
  return (tree: Root, file: VFile): void => {
    const { collected } = file.data;
    const said = new Set<string>();
    const warn = (node: Element, what: string) => {
      const message = `<${node.tagName}> ${what}`;
      if (said.has(message)) return;
      said.add(message);
      collected?.faults.push({ ...placeOf(node), level: 'warning', message } satisfies Fault);
    };
    visit(tree, 'element', (node, index, parent) => {
      if (REFUSED.has(node.tagName) && parent && index !== undefined) {
        warn(node, 'is not shown, because pages run and load nothing — say it in words');
        const isText = node.tagName === 'form' || node.tagName === 'object';
        parent.children.splice(index, 1, ...(isText ? (node.children as ElementContent[]) : []));
        return [SKIP, index];
      }
      if (isForeign(node.tagName) && parent && index !== undefined) {
        warn(node, 'is an element of another site: what is in it is shown — say it in Markdown');
        parent.children.splice(index, 1, ...shownOf(node));
        return [SKIP, index];
      }
      for (const name of Object.keys(node.properties)) {
        if (name === 'style' || /^on[a-z]/i.test(name)) delete node.properties[name];
      }
      // The title of the page is its h1; what else was written as one comes below it.
      if (node.tagName === 'h1') node.tagName = 'h2';
      // An old form of an id.
      if (node.tagName === 'a' && typeof node.properties.name === 'string')
        node.properties.id ??= node.properties.name;
      return undefined;
    });
    visit(tree, 'element', (node) => {
      if (/^h[2-6]$/.test(node.tagName)) trim(node);
    });
  };
}

/** What a reader would see of an element of another site: the text of a badge, a link, and what is in it. */
function shownOf({ properties, children, position }: Element): ElementContent[] {
  const address = properties.href ?? properties.to;
  const link: Element | undefined =
    typeof address === 'string'
      ? { type: 'element', tagName: 'a', properties: { href: address }, children, position }
      : undefined;
  const badge: Element | undefined =
    typeof properties.text === 'string'
      ? { type: 'element', tagName: 'small', properties: { [TEXT]: properties.text }, children: [] }
      : undefined;
  return [...(badge ? [badge] : []), ...(link ? [link] : children)];
}

/** The text of a badge until the ids are set: in other generators, it is no part of the id of a heading. */
const TEXT = 'dataBadge';

/** A heading begins and ends with a word, whatever element of another site was there. */
function trim({ children }: Element): void {
  const texts = children.filter((child) => !isBadge(child));
  const [first, last] = [texts[0], texts.at(-1)];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
}

const isBadge = (node: ElementContent): node is Element =>
  node.type === 'element' && TEXT in node.properties;

/** Give badges their texts, after the ids of headings. */
export function rehypeBadges() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (!isBadge(node) || !parent || index === undefined) return;
      node.children = [{ type: 'text', value: String(node.properties[TEXT]) }];
      delete node.properties[TEXT];
      const [before, after] = [parent.children[index - 1], parent.children[index + 1]];
      const space = { type: 'text' as const, value: ' ' };
      if (after && !(after.type === 'text' && /^\s/.test(after.value)))
        parent.children.splice(index + 1, 0, space);
      if (before && !(before.type === 'text' && /\s$/.test(before.value)))
        parent.children.splice(index, 0, space);
    });
  };
}

/** Elements of components: their names have a hyphen, or are no word of HTML. */
const isForeign = (name: string): boolean => name.includes('-') || !HTML.test(name);

/** Elements of HTML that texts use. */
const HTML =
  /^(?:a|abbr|address|article|aside|audio|b|bdi|bdo|big|blockquote|br|button|caption|center|cite|code|col|colgroup|data|dd|del|details|dfn|div|dl|dt|em|fieldset|figcaption|figure|font|footer|h[1-6]|header|hgroup|hr|i|img|input|ins|kbd|label|legend|li|main|map|area|mark|math|menu|meter|nav|noscript|ol|optgroup|option|output|p|path|picture|pre|progress|q|rp|rt|ruby|s|samp|search|section|select|small|source|span|strike|strong|sub|summary|sup|svg|g|circle|clippath|defs|ellipse|line|lineargradient|mask|polygon|polyline|rect|stop|symbol|text|tspan|use|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr)$/i;
