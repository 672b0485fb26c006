import type { ReactNode } from 'react';
import * as t from '@/.generated/interface';
import { Icon } from '@/components/base/icon/icon';

const KINDS = {
  note: { title: t.contentNote, icon: 'bookmark' },
  info: { title: t.contentInfo, icon: 'info' },
  tip: { title: t.contentTip, icon: 'lightbulb' },
  warning: { title: t.contentWarning, icon: 'triangle-alert' },
  danger: { title: t.contentDanger, icon: 'octagon-alert' },
} as const;

type Kind = keyof typeof KINDS;

interface AdmonitionProps {
  readonly type: string;
  readonly title?: string;
  readonly children?: ReactNode;
}

/** A note next to the text (`:::warning[Title]`), announced as a note with its title as name. */
export function Admonition({ type, title, children }: AdmonitionProps) {
  if (!isKind(type)) {
    throw new Error(
      `:::${type} is not a kind of note — use one of ${Object.keys(KINDS).join(', ')}`,
    );
  }
  const kind = KINDS[type];
  const name = title || kind.title;
  return (
    <div className="admonition" data-kind={type} role="note" aria-label={name}>
      <Icon name={kind.icon} />
      <div className="admonition-body">
        <p className="admonition-title">{name}</p>
        {children}
      </div>
    </div>
  );
}

const isKind = (type: string): type is Kind => Object.hasOwn(KINDS, type);
