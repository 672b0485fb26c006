import { COPIED_MS } from '@/lib/site/constants';
import { announce, onClick } from './events';

/** Copy buttons: `data-copy` holds the text, or the code of the nearest figure is taken. Heading links copy their address. */
export function startCopy(): void {
  onClick('button[data-copy]', (button) => {
    const source = button
      .closest('figure, [data-copy-root]')
      ?.querySelector('code:not([hidden] code)');
    const text = button.dataset.copy || (source?.textContent ?? '');
    copyText(text).then(
      () => flag(button, 'copied', 'Copied'),
      () => {
        flag(button, 'failed', 'Press Ctrl+C to copy');
        if (source) getSelection()?.selectAllChildren(source);
      },
    );
  });
  onClick('a.heading-link', (link) => {
    if (!(link instanceof HTMLAnchorElement)) return;
    copyText(link.href).then(
      () => announce('Link copied'),
      () => undefined, // the address bar shows it all the same
    );
  });
}

function flag(button: HTMLElement, state: 'copied' | 'failed', words: string): void {
  button.dataset[state] = '';
  announce(words);
  setTimeout(() => delete button.dataset[state], COPIED_MS);
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
