import type { ReactNode } from 'react';
import { Icon } from '@/components/base/icon/icon';
import { DocLink } from '@/components/base/link/link';
import { Sheet } from '@/components/base/sheet/sheet';
import { isExternal } from '@/lib/base/routes/route';

interface CardsProps {
  /** `rows`: one line per door, for many of them. */
  readonly look?: string;
  readonly children?: ReactNode;
}

/** A grid of doors to other pages. */
export function Cards({ look, children }: CardsProps) {
  return (
    <>
      <Sheet name="cards" />
      <ul className={look === 'rows' ? 'cards card-rows' : 'cards'}>{children}</ul>
    </>
  );
}

interface CardProps {
  readonly title: string;
  readonly href: string;
  /** What the linked page offers, in a few words. */
  readonly note?: string;
  readonly children?: ReactNode;
}

/** One door: the title is the link and its area covers the card; the path is shown because readers know it. */
export function Card({ title, href, note, children }: CardProps) {
  return (
    <li className="card">
      <DocLink className="card-title" href={href}>
        {title}
        <Icon name="arrow-right" />
      </DocLink>{' '}
      {note && <span>{note}</span>} {children}{' '}
      {!isExternal(href) && <span className="card-path">{href}</span>}
    </li>
  );
}
