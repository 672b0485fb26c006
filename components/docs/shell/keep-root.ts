import { useLayoutEffect } from 'react';

/** Attributes of the root element that are not the framework's: theme, language, what was closed, that scripts run. */
let kept = read();

/**
 * When the layout crashes, and when it comes back, the framework puts a whole document in place and empties the root
 * element. This hook keeps what the boot scripts have written there, and restores it before the browser paints. Each
 * component that replaces the whole document has to use it.
 */
export function useKeptRoot(): void {
  useLayoutEffect(() => {
    restore();
    return () => {
      kept = read();
    };
  }, []);
}

function read(): ReadonlyMap<string, string> {
  if (typeof document === 'undefined') return new Map();
  const names = document.documentElement.getAttributeNames();
  return new Map(
    names
      .filter((name) => name.startsWith('data-'))
      .map((name) => [name, document.documentElement.getAttribute(name) ?? '']),
  );
}

function restore(): void {
  const html = document.documentElement;
  // The first script's own mark: nothing was taken away.
  if (html.hasAttribute('data-js')) return;
  for (const [name, value] of kept) html.setAttribute(name, value);
}
