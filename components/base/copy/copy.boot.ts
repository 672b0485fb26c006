import * as t from '@/.generated/interface';
import { COPIED_MS } from '@/lib/base/interface/constants';
import { announce, onClick } from '../browser/events';

/**
 * Copy buttons: `data-copy` holds the text, or the code of the nearest figure is taken; `data-copy-page` names the
 * Markdown of the page. Heading links copy their address.
 */
export function startCopy(): void {
  onClick('button[data-copy]', (button) => {
    const source = button
      .closest('figure, [data-copy-root]')
      ?.querySelector('code:not([hidden] code)');
    // A key of a table copies the code before it.
    const code = button.matches('.copy-key') ? button.previousElementSibling : source;
    const text = button.dataset.copy || (code?.textContent ?? '');
    copyText(text).then(
      () => flag(button, 'copied', t.codeCopied),
      () => {
        flag(button, 'failed', t.codeNotCopied);
        if (source) getSelection()?.selectAllChildren(source);
      },
    );
  });
  onClick('button[data-copy-page]', (button) => {
    copyLater(fetchText(button.dataset.copyPage ?? '')).then(
      () => flag(button, 'copied', t.pageCopied),
      () => flag(button, 'failed', t.pageNotCopied),
    );
  });
  onClick('a.heading-link', (link) => {
    if (!(link instanceof HTMLAnchorElement)) return;
    copyText(link.href).then(
      () => announce(t.pageLinkCopied),
      () => undefined, // the address bar shows it all the same
    );
  });
}

function flag(button: HTMLElement, state: 'copied' | 'failed', words: string): void {
  button.dataset[state] = '';
  announce(words);
  setTimeout(() => delete button.dataset[state], COPIED_MS);
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  // A host may respond to an unknown path with a page of its own.
  if (!answer.ok || answer.headers.get('Content-Type')?.includes('html')) throw new Error(address);
  return answer.text();
}

/** Text that is still on its way: browsers take a promise within the click, and would refuse the same text later. */
async function copyLater(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined' || !navigator.clipboard?.write)
    return copyText(await text);
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** The asynchronous clipboard, or the old command where it is absent (plain HTTP). */
async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  const isDone = document.execCommand('copy');
  area.remove();
  if (!isDone) throw new Error('The browser refused to copy.');
}
