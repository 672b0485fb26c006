import type { Code, Node, Root, RootContent, Table } from 'mdast';
import type { Directives } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { codeLines } from './code-lines';
import { placeOf } from './collected';
import { parseFenceMeta } from './fence';

/**
 * Boxes as other sites write them, `::: tip A title`, in the form that is read here: `:::tip[A title]`. Lines stay
 * lines, and lines of code stay as they are.
 */
export function ownContainers(body: string): string {
  const lines = body.split('\n');
  const isCode = codeLines(lines);
  return lines
    .map((line, index) => {
      if (isCode[index]) return line;
      const box = /^([\s>]*:{3,})[ \t]*([a-z][\w-]*)(?:[ \t]+([^\s[{].*))?$/i.exec(line);
      if (!box) return line;
      const [, colons = '', name = '', title = ''] = box;
      const label = title
        .replace(/\s*\{[^{}]*\}\s*$/, '')
        .trim()
        .replace(/[[\]]/g, '\\$&');
      return `${colons}${name.toLowerCase()}${label && `[${label}]`}`;
    })
    .join('\n');
}

/** What the plain Markdown of other sites holds in addition to boxes: sets of code, sections to open, `js{1,3}` on fences. */
export function remarkForeign() {
  return (tree: Root, file: VFile): void => {
    const { collected } = file.data;
    if (!collected?.isPlain) return;
    visit(tree, 'text', (node) => {
      for (const [sign, message] of ONLY_TEXT)
        if (sign.test(node.value))
          collected.faults.push({ ...placeOf(node), level: 'warning', message });
    });
    visit(tree, 'table', widen);
    visit(tree, 'code', (node) => {
      const [, lang = '', rest = ''] = /^([^{:[]*)([{:[].*)$/.exec(node.lang ?? '') ?? [];
      if (rest) {
        node.lang = lang || 'text';
        node.meta = `${rest} ${node.meta ?? ''}`.trim();
      }
      node.value = withoutCut(node.value);
      // The reading of HTML keeps properties only.
      if (node.meta) node.data = { ...node.data, hProperties: { dataMeta: node.meta } };
    });
    visit(tree, 'containerDirective', (node: Directives, index, parent) => {
      const made = FORMS[node.name]?.(node);
      if (!parent || index === undefined || !made) return undefined;
      parent.children.splice(index, 1, ...made);
      // What is in it now is in another list.
      return [SKIP, index];
    });
  };
}

/** What other generators replace, and what is printed here as it is written. */
const ONLY_TEXT: readonly (readonly [sign: RegExp, message: string])[] = [
  [
    /^\[\[?toc\]?\]$/im,
    '"[[toc]]" is shown as text, because each page lists its headings — remove it',
  ],
  [/\{\{.+?\}\}/, '"{{ … }}" is shown as text, because pages run nothing — write the value'],
  [/\{% .+? %\}/, '"{% … %}" is shown as text, because pages run nothing — say it in Markdown'],
  [
    /^(?:import|export) .+ from ['"]/m,
    '"import" and "export" are shown as text, because pages run nothing — remove the line',
  ],
  [/^<<< ?\S/m, '"<<<" is shown as text, because a page reads no file of code — write the code'],
  [
    /^(?:!!!|\?\?\?\+?|===) ?["\w]/m,
    'boxes and tabs of MkDocs are shown as text — write ":::note[Title]", or <Tabs> in a page of MDX',
  ],
  [
    /(?<![\w:]):[a-z][a-z\d_]+:(?![\w:])/,
    'the name of an emoji between colons is shown as text — write the character itself',
  ],
];

/**
 * Code as twoslash shows it. What is above `// ---cut---` (or `---cut-before---`) is only there so that the code compiles.
 * So are the lines below `---cut-after---`, and those from `---cut-start---` to `---cut-end---`.
 */
export function withoutCut(code: string): string {
  const lines = code.split('\n');
  const marks = lines.map((line) => CUT.exec(line)?.[1]);
  if (marks.every((mark) => mark === undefined)) return code;
  const first = Math.max(marks.lastIndexOf('cut'), marks.lastIndexOf('cut-before'));
  const last = marks.indexOf('cut-after', first + 1);
  let isHidden = false;
  return lines
    .filter((_, index) => {
      const mark = marks[index];
      if (mark === 'cut-start' || mark === 'cut-end') isHidden = mark === 'cut-start';
      return !isHidden && !mark && index > first && (last < 0 || index < last);
    })
    .join('\n');
}

const CUT = /^\s*\/\/\s*---(cut(?:-before|-after|-start|-end)?)---\s*$/;

/** Cells beyond those of the first row are dropped by every reader of Markdown; here the first row gets as many. */
function widen({ children, align }: Table): void {
  const [first] = children;
  const width = Math.max(...children.map((row) => row.children.length));
  while (first && first.children.length < width)
    first.children.push({ type: 'tableCell', children: [] });
  while (align && align.length < width) align.push(null);
}

const FORMS: Readonly<Record<string, (node: Directives) => readonly RootContent[]>> = {
  'code-group': (node) => [...(tabsOf(node) ?? (node.children as RootContent[]))],
  details: (node) => [detailsOf(node)],
};

/** Blocks of code next to each other as tabs, if there is nothing else among them. */
function tabsOf(node: Directives): readonly RootContent[] | undefined {
  const blocks = (node.children as RootContent[]).filter(
    (child): child is Code => child.type === 'code',
  );
  if (blocks.length < 2 || blocks.length !== node.children.length) return undefined;
  const names: string[] = [];
  for (const { lang, meta } of blocks) {
    const name = (parseFenceMeta(meta ?? '').title ?? lang ?? 'Code').replaceAll(',', ' ').trim();
    names.push(names.includes(name) ? `${name} ${names.length + 1}` : name);
  }
  return [
    element(
      'Tabs',
      { names: names.join(', ') },
      blocks.map((block) => element('Tab', {}, [block], block)),
      node,
    ),
  ];
}

function detailsOf(node: Directives): RootContent {
  const [first, ...rest] = node.children as RootContent[];
  const isLabel = first?.type === 'paragraph' && 'directiveLabel' in (first.data ?? {});
  const summary = (isLabel && textOf(first)) || 'Details';
  return element('Details', { summary }, isLabel ? rest : (node.children as RootContent[]), node);
}

/** The call of a component, in the place of a node. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly RootContent[],
  { position }: Pick<Node, 'position'>,
): RootContent => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
  children: children as never[], // blocks stay blocks
  position,
});
