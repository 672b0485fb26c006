import type { Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { didYouMean } from '../../base/text/nearest';
import { type Collected, type Fault, placeOf } from './collected';
import { engineComponent, MDX_ELEMENTS } from './components';
import type { Tag } from './definition';

/**
 * Content is data, not code. next-mdx-remote would silently delete expressions and imports, so this plugin reports each
 * of them first. It also reports every tag or attribute that no component has, and collects the valid calls.
 */
export function remarkReject() {
  return (tree: Root, file: VFile): void => {
    const { collected } = file.data;
    if (!collected || collected.isPlain) return;
    const { faults } = collected;
    let heading = -1;
    visit(tree, (node, _index, parent) => {
      switch (node.type) {
        case 'mdxjsEsm':
          faults.push({
            ...placeOf(node),
            message: 'import and export are not available in pages — use a component by its name',
          });
          break;
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
          if (!isComment(node.value)) {
            faults.push({
              ...placeOf(node),
              message: `{${brief(node.value)}} would be run as code — write \\{${brief(node.value)}} or put it in backticks`,
            });
          }
          break;
        case 'heading':
          if (node.depth > 1) heading += 1;
          break;
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
          if (node.name !== null) judgeTag(node, parent, collected, heading);
          break;
      }
    });
  };
}

/** Note a sound call. A faulty one cannot run: the preview shows what is in it, and the fault. */
function judgeTag(
  tag: Tag,
  parent: Parent | undefined,
  { tags, faults, calls }: Collected,
  heading: number,
): void {
  const found = faultsOfTag(tag, tags);
  const shape =
    found.length === 0 ? engineComponent(tag.name ?? '')?.shape?.(tag, parent) : undefined;
  if (shape !== undefined) found.push({ ...placeOf(tag), message: shape });
  if (found.length === 0) {
    calls.push({ name: tag.name ?? '', attributes: textsOf(tag), heading, ...placeOf(tag) });
    return;
  }
  faults.push(...found);
  // A <Tab> has no meaning of its own.
  if (tag.name === 'Tabs') {
    for (const child of tag.children) {
      if (child.type === 'mdxJsxFlowElement' && child.name === 'Tab') leaveOut(child);
    }
  }
  leaveOut(tag);
}

function leaveOut(tag: Tag): void {
  tag.name = null;
  tag.attributes = [];
}

const textsOf = (tag: Tag): Record<string, string> =>
  Object.fromEntries(
    tag.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );

const isComment = (value: string) => /^\s*(\/\*[\s\S]*\*\/\s*)*$/.test(value);

/** What an author writes in place of an element that Markdown has a mark for. */
const MARKDOWN_FORMS: Readonly<Record<string, string>> = {
  a: '[words](/route)',
  b: '**words**',
  strong: '**words**',
  i: '*words*',
  em: '*words*',
  s: '~~words~~',
  del: '~~words~~',
  code: '`words`',
  pre: '```',
  h2: '## Heading',
  h3: '### Heading',
  hr: '---',
  ul: '- words',
  ol: '1. words',
  li: '- words',
  blockquote: '> words',
  table: '| A | B |',
};

const brief = (value: string) => {
  const line = value.trim().split('\n')[0] ?? '';
  return line.length > 24 ? `${line.slice(0, 24)}…` : line;
};

function faultsOfTag(node: Tag, tags: Collected['tags']): Fault[] {
  const place = placeOf(node);
  const { name } = node;
  if (name === null) return [];
  const known = tags[name];
  if (name === 'Include')
    return [
      {
        ...place,
        message:
          '<Include> is alone on its line, at its beginning — write \'<Include name="…" />\' and nothing else there',
      },
    ];
  if (!known && !MDX_ELEMENTS.has(name)) {
    const form = MARKDOWN_FORMS[name];
    if (form) return [{ ...place, message: `<${name}> is HTML — write "${form}"` }];
    const isElement = /^[a-z]/.test(name);
    return [
      {
        ...place,
        message: `<${name}> is not ${isElement ? 'an element pages may use' : 'a component'}${didYouMean(
          name,
          Object.keys(tags),
          isElement ? 'use Markdown or a component' : 'see the list in CONTRIBUTING.md',
        )}`,
      },
    ];
  }
  return node.attributes.flatMap((attribute): Fault[] => {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return [{ ...place, message: `<${name} {…}> spreads code — write attributes one by one` }];
    }
    if (attribute.value !== null && typeof attribute.value === 'object') {
      return [
        {
          ...place,
          message: `${attribute.name}={…} would be run as code — write ${attribute.name}="…"`,
        },
      ];
    }
    if (known && !known.includes(attribute.name)) {
      return [
        {
          ...place,
          message: `<${name}> has no attribute "${attribute.name}"${didYouMean(
            attribute.name,
            known,
            known.length > 0 ? `it takes ${known.join(', ')}` : 'remove it',
          )}`,
        },
      ];
    }
    if (!known && !/^(title|lang|dir)$/.test(attribute.name)) {
      return [
        { ...place, message: `<${name} ${attribute.name}> is not allowed — remove the attribute` },
      ];
    }
    return [];
  });
}
