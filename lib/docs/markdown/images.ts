import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isExternal } from '../../base/routes/route';
import { type Collected, type ImageFacts, placeOf } from './collected';

/** An image that is wider than the column of text, in pixels, is a link to its full size. */
const COLUMN = 760;

/**
 * Give each image its size, so that nothing moves when it arrives, and refuse one that is missing or nameless. Links to
 * files of the content folder get the address under which these are published.
 */
export function rehypeImages() {
  return (tree: Root, file: VFile): void => {
    const collected = file.data.collected;
    if (!collected) return;
    const linked = new Set<Element>();
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'a') return;
      visit(node, 'element', (child) => {
        linked.add(child);
      });
      const href = String(node.properties.href ?? '');
      if (href === '' || isExternal(href) || !/\.(?!mdx?$|html$)[a-z\d]+$/i.test(href)) return;
      node.properties.href = collected.fileOf(href) ?? href;
    });
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'img' || !parent || index === undefined) return undefined;
      const facts = factsOf(node, collected);
      if (!facts) return undefined;
      const made = inThemes(node, facts).map((image) =>
        facts.width > COLUMN && !linked.has(node) ? inLink(image) : image,
      );
      parent.children.splice(index, 1, ...made);
      return [SKIP, index + made.length];
    });
  };
}

/** The size and the address of an image; what is wrong with it is collected. */
function factsOf(node: Element, collected: Collected): ImageFacts | undefined {
  const src = String(node.properties.src ?? '');
  const level = collected.isPlain ? ('warning' as const) : ('error' as const);
  const refuse = (message: string) => {
    collected.faults.push({ ...placeOf(node), level, message: `image "${src}" ${message}` });
  };
  if (!String(node.properties.alt ?? '').trim() && !collected.isPlain)
    refuse('has no alternative text — say between [ and ] what it shows');
  if (isNameOf(String(node.properties.alt ?? ''), src) && !collected.isPlain)
    refuse('has a name in place of an alternative text — say between [ and ] what it shows');
  if (src === '') {
    // Elements of other sites have attributes of their own for it, such as one address for each theme.
    refuse('has no address — write it between ( and ), or as "src"');
    return undefined;
  }
  if (isExternal(src)) {
    refuse('is on another host — keep a copy next to the page');
    return undefined;
  }
  const facts = collected.imageOf(src);
  if (!facts) refuse('does not exist — put the file next to the page or correct the path');
  else if (facts === 'unreadable')
    refuse(
      'has no size that can be read — export it again, an SVG with width and height or a viewBox',
    );
  else return facts;
  return undefined;
}

/** Whether an alternative text only says that there is an image, or repeats the name of its file. */
const isNameOf = (alt: string, src: string): boolean =>
  /^(?:image|img|picture|screenshot|alt(?: text)?)$/i.test(alt.trim()) ||
  (alt.trim() !== '' && src.endsWith(alt.trim()) && /\.[a-z]+$/i.test(alt.trim()));

/** The image, and the one for the dark theme if there is such a file; GitHub marks images of one theme in the address. */
function inThemes(node: Element, { dark, src, width, height }: ImageFacts): Element[] {
  const mark = /#gh-(dark|light)-mode-only$/.exec(String(node.properties.src ?? ''))?.[1];
  const size = { width, height, ...sizeOf(node, width, height) };
  const image = (address: string, theme: string | undefined): Element => ({
    ...node,
    properties: {
      ...node.properties,
      src: address,
      ...size,
      ...(theme && { className: [`image-${theme}`] }),
    },
  });
  return dark === undefined || mark
    ? [image(src, mark)]
    : [image(src, 'light'), image(dark, 'dark')];
}

/** The size that the author of the HTML chose; one side alone keeps the form of the image. */
function sizeOf({ properties }: Element, width: number, height: number) {
  const [w, h] = [Number(properties.width), Number(properties.height)];
  if (w > 0) return { width: w, height: h > 0 ? h : Math.round((w * height) / width) };
  return h > 0 ? { width: Math.round((h * width) / height), height: h } : {};
}

const inLink = (image: Element): Element => ({
  type: 'element',
  tagName: 'a',
  properties: {
    href: String(image.properties.src),
    className: ['image-link', ...classesOf(image)],
  },
  children: [image],
  position: image.position,
});

const classesOf = ({ properties }: Element): string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];
