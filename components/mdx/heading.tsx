import type { ReactNode } from 'react';
import { textOf } from './text-of';

interface HeadingProps {
  readonly id?: string;
  readonly children?: ReactNode;
}

/**
 * The heading of a level with a link to itself. The link stands beside the heading, not in it: the heading's
 * name stays its text, and the link's label is made of the text even where the heading holds code.
 */
export function headingOf(level: 2 | 3 | 4 | 5 | 6) {
  const Tag = `h${level}` as const;
  return function Heading({ id, children }: HeadingProps) {
    return (
      <div className={`heading heading-${level}`}>
        <Tag id={id}>{children}</Tag>
        {id !== undefined && (
          <a
            className="heading-link"
            href={`#${id}`}
            aria-label={`Direct link to ${textOf(children)}`}
          />
        )}
      </div>
    );
  };
}
