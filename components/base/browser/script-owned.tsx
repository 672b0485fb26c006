import type { HTMLAttributes } from 'react';

interface ScriptOwnedProps extends HTMLAttributes<HTMLElement> {
  readonly as: 'div' | 'p' | 'ul';
  readonly [data: `data-${string}`]: string;
}

/**
 * An empty element that belongs to a script outside of React, which fills it, perhaps before React takes the page
 * over. React looks past the inside of an element whose markup it was given, and here that markup is nothing.
 */
export function ScriptOwned({ as: Element, ...attributes }: ScriptOwnedProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
  return <Element {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={EMPTY} />;
}

const EMPTY = { __html: '' };
