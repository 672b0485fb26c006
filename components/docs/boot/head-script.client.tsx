'use client';

import head from '@/.generated/head.json';

/**
 * Runs before the first paint; its hash is in the page's content security policy. As a client component it is in the
 * browser's bundle, and not in the payload of every page.
 */
export function HeadScript() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, bundled at build
    <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: head.script }} />
  );
}
