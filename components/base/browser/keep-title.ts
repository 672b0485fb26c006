/**
 * Give the document a title until the returned function is called. The title of the page's own head, which may come
 * later than its words, is put back then.
 */
export function keepTitle(title: string): () => void {
  let other = document.title;
  const set = () => {
    if (document.title === title) return;
    other = document.title;
    document.title = title;
  };
  set();
  const observer = new MutationObserver(set);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    // The next page may have set its title while this one was still there, or is the first to set one now.
    if (document.title === title) document.title = other;
  };
}
