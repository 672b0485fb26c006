import type { Element, Nodes, Root } from 'hast';
import { defaultHandlers, type Handle, type State, toMdast } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import type { Forms } from '../markdown/definition';
import { classesOf, isHandle, isUnseen } from './element';
import { cardItem, markWords, nameOf, statusCode, words } from './marks';

/**
 * A page's article as Markdown, for readers and programs that want text. It has everything that the page says, with the
 * values that components print from data, and nothing that only the browser needs (buttons, icons, scripts).
 * @param article the `<article>` element of the finished page
 * @param resolve makes a link of the page absolute
 * @param forms boxes that mean more than their children, by class: how each is written
 */
export function articleToMarkdown(
  article: Element,
  resolve: (href: string) => string,
  forms: Forms,
): string {
  const tree = toMdast({ type: 'root', children: [article] } satisfies Root, {
    handlers: {
      a: linkTo(resolve),
      abbr: passOn,
      aside: section,
      button: nothing,
      div: block(forms),
      details: fold,
      dl: definitions,
      fieldset: nothing,
      figcaption: caption,
      figure: section,
      footer: nothing,
      input: nothing,
      label: choice,
      li: item,
      nav: section,
      ol: list,
      p: paragraph,
      pre: codeBlock,
      script: nothing,
      select: nothing,
      span: inline,
      style: nothing,
      summary: summaryOf,
      svg: drawing,
      tr: row,
      ul: list,
    },
    nodeHandlers: { comment: () => undefined },
  });
  const text = toMarkdown(tree, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    emphasis: '_',
    fences: true,
    rule: '-',
  });
  // Zero-width marks, optional breaks of long names and bound units are for the screen.
  return text.replace(/\u200b/g, '').replace(/\u00a0/g, ' ');
}

const nothing: Handle = () => undefined;

const passOn: Handle = (state, element) => state.all(element);

/** Inline text that no sighted reader sees is dropped, unless it says what a mark or a number means. */
const inline: Handle = (state, element, parent) => {
  const classes = classesOf(element);
  if (isUnseen(element)) return undefined;
  if (classes.includes('http-code')) return words(statusCode(element, parent));
  if (classes.includes('matrix-mark')) return words(markWords(element));
  // The circle around the number is for the screen; its hidden brackets take that part here.
  if (classes.includes('callout-ref')) return words(textOf(element));
  return state.all(element);
};

/** The name of a list that chooses a panel: here all panels follow, each under its own name. */
const choice: Handle = (state, element) =>
  classesOf(element).includes('pick') ? undefined : state.all(element);

/** The row that a filter shows when nothing is left, and the heading of a band, are no rows of the table. */
const row: Handle = (state, element) =>
  element.properties.dataFilterEmpty === undefined && !isHandle(element)
    ? defaultHandlers.tr(state, element)
    : undefined;

/** A card is one line. A task is written with its box, which the page puts into a label. */
const item: Handle = (state, element) => {
  if (classesOf(element).includes('card')) return cardItem(state, element);
  const [label, ...rest] = element.children;
  return label?.type === 'element' && label.tagName === 'label'
    ? defaultHandlers.li(state, { ...element, children: [...label.children, ...rest] })
    : defaultHandlers.li(state, element);
};

const section: Handle = (state, element) =>
  isHandle(element)
    ? undefined
    : classesOf(element).includes('heading')
      ? state.all(element)
      : state.toFlow(state.all(element));

/** What the lines and colors of a drawing mean says nothing to a reader who has no drawing. */
const caption: Handle = (state, element) =>
  classesOf(element).includes('of-drawing') ? undefined : state.toFlow(state.all(element));

/** The place of a tool is empty until a reader opens it; a program that reads the text cannot. */
const fold: Handle = (state, element) =>
  element.properties.dataTool === undefined ? state.toFlow(state.all(element)) : undefined;

/** The bar over the only block of code repeats the title of that block. */
const isRepeatedTitle = (element: Element, parent: unknown): boolean => {
  if (!classesOf(element).includes('pick-bar')) return false;
  const panels = (parent as Element).children.filter((child) => child !== element);
  return panels.length === 1 && panels.every((panel) => textOf(panel).startsWith(textOf(element)));
};

const block =
  (forms: Forms): Handle =>
  (state, element, parent) => {
    if (isUnseen(element) || isRepeatedTitle(element, parent)) return undefined;
    const name = classesOf(element).find((each) => Object.hasOwn(forms, each));
    return ((name && forms[name]) || section)(state, element, parent);
  };

/** The table of facts repeats the tags above a title, so they are left out. */
const list: Handle = (state, element) =>
  isUnseen(element) || classesOf(element).includes('eyebrow')
    ? undefined
    : defaultHandlers.ul(state, element);

const linkTo =
  (resolve: (href: string) => string): Handle =>
  (state, element) => {
    const href = String(element.properties.href ?? '');
    if (classesOf(element).includes('heading-link')) return undefined;
    const children = state.all(element) as PhrasingContent[]; // an anchor of the site holds only words
    if (children.length === 0) return undefined;
    // A row's own name links to itself; in a text that is noise.
    if (href.startsWith('#')) return children;
    return { type: 'link', url: resolve(href), title: null, children };
  };

/** In the page, the title of a tab is above its panel; here it has to look like a title. */
const paragraph: Handle = (state, element) => {
  if (isUnseen(element)) return undefined;
  return classesOf(element).includes('tab-panel-title')
    ? strongLine(state, element)
    : { type: 'paragraph', children: state.all(element) as PhrasingContent[] }; // a paragraph holds phrases only
};

function strongLine(state: State, element: Element): RootContent | undefined {
  const children = state.all(element) as PhrasingContent[]; // titles hold words and code
  return children.length === 0
    ? undefined
    : { type: 'paragraph', children: [{ type: 'strong', children }] };
}

/** The summary of a folded section is the section's heading. */
const summaryOf: Handle = (state, element) =>
  classesOf(element).includes('heading') ? state.all(element) : strongLine(state, element);

/** Code keeps its language; the line elements of the highlighter are only text. */
const codeBlock: Handle = (_state, element) => {
  const code = element.children.find(
    (child) => child.type === 'element' && child.tagName === 'code',
  );
  const source = code ?? element;
  const language = classesOf(source as Element)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  const changed = changedLines(source as Element);
  return {
    type: 'code',
    lang: changed ? 'diff' : language === 'text' ? null : (language ?? null),
    value: changed ?? textOf(source as Nodes).replace(/\n+$/, ''),
  };
};

/** Code with marked changes as a diff, because Markdown has no other form for it. */
function changedLines(code: Element): string | undefined {
  const lines: Element[] = [];
  visit(code, 'element', (node) => {
    if (classesOf(node).includes('line')) lines.push(node);
  });
  const signs = lines.map(({ properties }) => String(properties.dataMark ?? ''));
  if (!signs.some(Boolean)) return undefined;
  return lines.map((line, index) => `${signs[index] || ' '} ${textOf(line)}`).join('\n');
}

/** A list of terms: each with its text behind it. */
const definitions: Handle = (state, element) => {
  if (isUnseen(element)) return undefined;
  const items: { term: PhrasingContent[]; text: (BlockContent | DefinitionContent)[] }[] = [];
  const visit = (parent: Element) => {
    for (const child of parent.children) {
      if (child.type !== 'element') continue;
      if (child.tagName === 'dt') {
        items.push({ term: state.all(child) as PhrasingContent[], text: [] }); // terms are words
      } else if (child.tagName === 'dd') {
        items.at(-1)?.text.push(...(state.toFlow(state.all(child)) as BlockContent[]));
      } else visit(child);
    }
  };
  visit(element);
  return {
    type: 'list',
    spread: false,
    children: items.map(({ term, text }) => {
      const [first, ...rest] = text;
      const lead: PhrasingContent[] = [{ type: 'strong', children: term }];
      if (first?.type === 'paragraph') {
        lead.push({ type: 'text', value: ': ' }, ...first.children);
        return {
          type: 'listItem',
          spread: false,
          children: [{ type: 'paragraph', children: lead }, ...rest],
        };
      }
      return {
        type: 'listItem',
        spread: false,
        children: [{ type: 'paragraph', children: lead }, ...text],
      };
    }),
  };
};

/** A drawing is what its description says, and a mark what its name says; an icon is nothing. */
const drawing: Handle = (_state, element) => {
  if (element.properties.role !== 'img') return undefined;
  const name = nameOf(element);
  if (name) return words(name);
  const wordsIn = (tag: string) => {
    const found = element.children.find(
      (child) => child.type === 'element' && child.tagName === tag,
    );
    return found ? textOf(found as Nodes).trim() : '';
  };
  const [title, description] = [wordsIn('title'), wordsIn('desc')];
  if (!title && !description) return undefined;
  return {
    type: 'blockquote',
    children: [
      {
        type: 'paragraph',
        children: [
          { type: 'strong', children: [{ type: 'text', value: title || 'Drawing' }] },
          ...(description ? [{ type: 'text' as const, value: ` ${description}` }] : []),
        ],
      },
    ],
  };
};
