import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { withIds } from './markup-id';

/** What of an element tree is text, and what React has to place itself. */
export interface Markup {
  readonly html: string;
  /** Sheets of components: React moves them into the head, and waits for them. */
  readonly sheets: readonly ReactElement[];
}

/**
 * Print elements as HTML. What is not changed through React needs no elements in the browser. As one text it is half the
 * payload, the parser of the browser reads it, and React does not hydrate its parts.
 * @throws Error for what a text cannot hold: components of the browser, handlers, styles
 */
export async function printMarkup(node: ReactNode): Promise<Markup> {
  const sheets = new Map<unknown, ReactElement>();
  const nextId = counter();
  const print = async (each: ReactNode): Promise<string> => {
    const parts: Part[] = [];
    withIds(nextId, () => draw(each, { parts, sheets, isDrawing: false }));
    let html = '';
    // One after the other, although they were called together: so ids have the order of the document in each build.
    for (const part of parts) html += typeof part === 'string' ? part : await print(await part);
    return html;
  };
  const html = await print(node);
  return { html, sheets: [...sheets.values()] };
}

type Part = string | Promise<ReactNode>;

interface Target {
  readonly parts: Part[];
  readonly sheets: Map<unknown, ReactElement>;
  /** In `<svg>`, where elements may close themselves. */
  readonly isDrawing: boolean;
}

function counter(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `_${count}`;
  };
}

function draw(node: ReactNode, target: Target): void {
  if (node === null || node === undefined || typeof node === 'boolean') return;
  if (typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint') {
    target.parts.push(escapeText(String(node)));
  } else if (isValidElement<Properties>(node)) {
    drawElement(node, target);
  } else if (node instanceof Promise) {
    target.parts.push(node);
  } else if (Symbol.iterator in node) {
    for (const child of node) draw(child, target);
  } else {
    throw new Error('a page holds what is no element');
  }
}

type Properties = Readonly<Record<string, unknown>> & {
  readonly children?: ReactNode;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
};

function drawElement(element: ReactElement<Properties>, target: Target): void {
  const { type, props } = element;
  if (type === Fragment) draw(props.children, target);
  else if (typeof type === 'string') drawTag(type, element, target);
  else if (typeof type === 'function' && !('$$typeof' in type))
    draw((type as (props: Properties) => ReactNode)(props), target);
  else throw new Error(`a page holds a component of the browser: ${nameOf(type)}`);
}

const nameOf = (type: unknown): string =>
  String((typeof type === 'function' && Reflect.get(type, '$$id')) || type);

/** They have no end tag (HTML, 13.1.2). */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

function drawTag(tag: string, element: ReactElement<Properties>, target: Target): void {
  const { props } = element;
  if (tag === 'link' && props.precedence !== undefined) {
    target.sheets.set(props.href, element);
    return;
  }
  const { parts } = target;
  const isDrawing = target.isDrawing || tag === 'svg';
  const start = `<${tag}${attributesOf(props)}`;
  if (VOID.has(tag)) {
    parts.push(`${start}>`);
    return;
  }
  const { children, dangerouslySetInnerHTML: given } = props;
  const isEmpty = children === undefined && !given;
  if (isEmpty && target.isDrawing) {
    parts.push(`${start}/>`);
    return;
  }
  parts.push(`${start}>`);
  // The parser drops the first line break of these.
  if ((tag === 'pre' || tag === 'textarea') && /^\n/.test(given?.__html ?? `${children}`))
    parts.push('\n');
  if (given) parts.push(given.__html);
  else draw(children, { ...target, isDrawing });
  parts.push(`</${tag}>`);
}

/** Properties of React that are no attributes. */
const NONE = new Set([
  'children',
  'dangerouslySetInnerHTML',
  'key',
  'ref',
  'suppressHydrationWarning',
]);

/** Attributes that React names in another way than by capitals. */
const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  defaultChecked: 'checked',
  defaultValue: 'value',
  markerEnd: 'marker-end',
};

/** Attributes of SVG keep their capitals. */
const DRAWING = /^(?:viewBox|ref[XY]|marker(?:Width|Height|Units))$/;

/** Their values are words, also `true` and `false`. */
const SPOKEN = /^(?:aria-|data-|spellCheck$|draggable$|contentEditable$)/;

function attributesOf(props: Properties): string {
  let text = '';
  for (const [name, value] of Object.entries(props)) {
    if (NONE.has(name) || value === undefined || value === null) continue;
    const isWord = typeof value === 'string' || typeof value === 'number';
    if (!isWord && typeof value !== 'boolean')
      throw new Error(`the property ${name} of a page is no text`);
    if (value === false && !SPOKEN.test(name)) continue;
    const attribute = NAMES[name] ?? (DRAWING.test(name) ? name : name.toLowerCase());
    const isBare = value === '' || (value === true && !SPOKEN.test(name));
    text += isBare ? ` ${attribute}` : ` ${attribute}="${escapeValue(String(value))}"`;
  }
  return text;
}

const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'));

const escapeValue = (text: string): string =>
  text.replace(/[&"<>]/g, (sign) => ESCAPES[sign as keyof typeof ESCAPES]);

const ESCAPES = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' } as const;
