/**
 * The framework keeps the address of the first page with its hash, and puts it in front of the hash of a later link to
 * that page: `/faq#a#b`. So a return to a page that was opened at a hash loads the document.
 * @param first address of the document when the framework started
 * @param now address of the page on screen
 * @param target address that a reader asks for
 */
export const needsDocument = (first: URL, now: URL, target: URL): boolean =>
  first.hash !== '' &&
  target.origin === first.origin &&
  target.pathname === first.pathname &&
  now.pathname !== first.pathname;
