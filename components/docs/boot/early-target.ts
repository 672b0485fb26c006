import { openDetails } from '../../base/browser/details';
import { hashName } from '../../base/browser/hash';

/**
 * Open the folds around the target of the hash when the parser reaches the target, which is before either is painted. The
 * deferred script would do it after the end of the document, and move what the reader already sees.
 */
export function openEarlyTarget(): void {
  const name = hashName(location.hash);
  if (name === '') return;
  const observer = new MutationObserver(() => {
    const target = document.getElementById(name);
    if (!target) return;
    observer.disconnect();
    openDetails(target);
    // A record of a long table is opened before the rows after it are painted.
    if (target.matches('tr')) target.dataset.open = '';
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect(), { once: true });
}
