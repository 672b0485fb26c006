import type { Code, Definition, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { jsonFault } from '../../base/text/json-fault';
import { type Fault, placeOf } from './collected';
import { parseFenceMeta, withoutMarks } from './fence';

/** What is wrong with a part that Markdown prints, and that holds nothing for a reader; undefined for nothing. */
export function emptyFault(node: Nodes): string | undefined {
  const isBlank = () => textOf(node).trim() === '' && !holdsMore(node);
  switch (node.type) {
    case 'link':
      return isBlank() ? 'the link has no words — write them between [ and ]' : undefined;
    case 'blockquote':
      return isBlank() || /^\[![A-Za-z]+\]$/.test(textOf(node).trim())
        ? 'nothing is in this quotation — write a text, or remove it'
        : undefined;
    case 'listItem':
      return isBlank() ? 'nothing is in this entry — write a text, or remove its mark' : undefined;
    case 'code':
      return node.value.trim() === ''
        ? 'nothing is in this block of code — write it, or remove the fences'
        : undefined;
    default:
      // mdast does not know the type: the syntax is an extension.
      return (node.type as string) === 'containerDirective' && isBlank()
        ? 'nothing is in this box — write a text, or remove it'
        : undefined;
  }
}

/** Whether a part holds something without words: an image, code, or a component. */
function holdsMore(node: Nodes): boolean {
  let isMore = false;
  visit(node, (child) => {
    if (/^(?:image|code|mdxJsx|footnoteReference|break|thematicBreak)/.test(child.type))
      isMore = true;
  });
  return isMore;
}

/** The first place where a block of JSON is none. The title of a shortened sample says `part of`. */
export function jsonBlockFault(node: Code): Fault | undefined {
  if (node.lang !== 'json' || node.value.trim() === '') return undefined;
  if (/\bpart of\b/.test(parseFenceMeta(node.meta ?? '').title ?? '')) return undefined;
  const code = withoutMarks(node.value);
  const fault = jsonFault(code);
  if (!fault) return undefined;
  const before = code.slice(0, fault.index).split('\n');
  const { line, column } = placeOf(node);
  return {
    line: line + before.length,
    column: (before.at(-1) ?? '').length + column,
    message: fault.message,
  };
}

/** Addresses that are given below the text: a second one of a name, and those that nothing refers to. */
export function definitionFaults(tree: Root): Fault[] {
  const used = new Set<string>();
  const given: Definition[] = [];
  visit(tree, (node) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') used.add(node.identifier);
    else if (node.type === 'definition') given.push(node);
  });
  return given.flatMap((node, index): Fault[] => {
    const name = `[${node.label ?? node.identifier}]`;
    const isSecond = given.findIndex((each) => each.identifier === node.identifier) < index;
    const message = isSecond
      ? `"${name}" has an address already, and only the first counts — remove one, or rename it`
      : used.has(node.identifier)
        ? undefined
        : `nothing refers to "${name}" — write "[words]${name}" where it belongs, or remove it`;
    return message ? [{ ...placeOf(node), message }] : [];
  });
}
