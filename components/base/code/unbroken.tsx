import type { ReactNode } from 'react';
import { isUnbrokenName, unbrokenRuns } from '@/lib/base/text/unbroken';

/** A text whose compounds, such as `3-D Secure`, stay on one line. */
export function Unbroken({ text }: { readonly text: string }) {
  return unbrokenRuns(text).map((run, index) =>
    run.isUnbroken ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs of one text never move
      <span key={index} className="unbroken">
        {run.text}
      </span>
    ) : (
      run.text
    ),
  );
}

interface NameProps {
  readonly name: string;
  /** How a name that may be broken is drawn; as it is, if absent. */
  readonly children?: ReactNode;
}

/** A name in code font; a short one with hyphens stays on one line. */
export function CodeName({ name, children = name }: NameProps) {
  return isUnbrokenName(name) ? <code className="unbroken">{name}</code> : <code>{children}</code>;
}
