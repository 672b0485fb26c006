import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

/** The words of a piece of React: `Reading <code>amount</code>` → `Reading amount`. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isElement(node)) return textOf(node.props.children);
  return '';
}

/** An element whose children may be read; MDX hands over nothing but such elements, text and lists of them. */
export const isElement = (
  node: ReactNode,
): node is ReactElement<{ readonly children?: ReactNode; readonly className?: string }> =>
  isValidElement(node);

/** Children as a flat list with keys, without the blank text that Markdown leaves between blocks. */
export const blocksOf = (children: ReactNode): ReactNode[] =>
  Children.toArray(children).filter((child) => typeof child !== 'string' || child.trim() !== '');
