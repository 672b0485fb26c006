import { Children, type ReactElement, type ReactNode } from 'react';
import { CHECKLIST_FAULT } from '@/lib/docs/markdown/shapes';
import { blocksOf, isElement } from '../../base/link/text-of';

/** Elements that a label may not contain. */
const BLOCKS: ReadonlySet<unknown> = new Set(['ul', 'ol', 'pre', 'table', 'blockquote', 'div']);

/** Wraps one bullet list; each line gets a native checkbox. Nothing is remembered. */
export function Checklist({ children }: { readonly children?: ReactNode }) {
  const blocks = blocksOf(children);
  const [list] = blocks;
  if (blocks.length !== 1 || !isElement(list) || list.type !== 'ul') {
    throw new Error(CHECKLIST_FAULT);
  }
  return (
    <ul className="checklist">
      {blocksOf(list.props.children).map((item) => (
        <ChecklistItem key={isElement(item) ? item.key : null} item={item} />
      ))}
    </ul>
  );
}

function ChecklistItem({ item }: { readonly item: ReactNode }) {
  const parts = (isElement(item) ? childrenOf(item) : [item]).filter((part) => !isCheckbox(part));
  const firstBlock = parts.findIndex((part) => isElement(part) && BLOCKS.has(part.type));
  const words = firstBlock === -1 ? parts : parts.slice(0, firstBlock);
  return (
    <li>
      <label>
        <input type="checkbox" />
        <span>{words.flatMap((part) => (isParagraph(part) ? childrenOf(part) : [part]))}</span>
      </label>
      {firstBlock !== -1 && parts.slice(firstBlock)}
    </li>
  );
}

type Parent = ReactElement<{ readonly children?: ReactNode }>;

const childrenOf = (element: Parent): ReactNode[] => Children.toArray(element.props.children);

const isParagraph = (part: ReactNode): part is Parent => isElement(part) && part.type === 'p';

/** `- [ ] text` brings a disabled checkbox of its own. */
const isCheckbox = (part: ReactNode): boolean => isElement(part) && part.type === 'input';
