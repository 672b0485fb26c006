import { checksum } from '@/lib/base/text/checksum';
import { type Connection, mayPrefetch } from '@/lib/docs/navigation/intent';

/** What shows that a reader is about to do something the framework makes better. */
const INTENT = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** The results page is a React component: it has no results on any connection before the framework has come. */
const NEEDS_FRAMEWORK = 'main[data-route="/search"]';

/**
 * Ask for the framework at the first sign of intent on a connection that may load ahead (spec §2). Until then, and if
 * it never comes, the page works: links are links, and everything the shell offers is in this script. In the preview
 * the framework is there from the start.
 */
export function startFramework(): void {
  const list =
    document.querySelector<HTMLScriptElement>('script[data-framework]')?.dataset.framework;
  if (list === undefined) return;
  if (document.querySelector(NEEDS_FRAMEWORK)) {
    loadFramework(list);
    return;
  }
  let isAsked = false;
  const prepare = () => {
    // Checked at each event: a connection changes while one reads.
    const { connection } = navigator as Navigator & { connection?: Connection };
    if (isAsked || !mayPrefetch(connection)) return;
    isAsked = true;
    loadFramework(list);
  };
  // Browsers do not let a scroll wait for a listener of the window.
  for (const type of INTENT) window.addEventListener(type, prepare, true);
}

/** What the framework and its bundler read when they begin. */
const globals = window as unknown as {
  __next_f?: unknown;
  TURBOPACK?: { push(start: object): void };
};

/** @param list `data-framework`, as `scripts/export/defer-framework.ts` writes it */
function loadFramework(list: string): void {
  const [path = '', mark, start, ...scripts] = list.split(/[# ]/);
  const fail = () => {
    // The results cannot be shown then, so the list of all pages takes their place.
    delete document.documentElement.dataset.searching;
  };
  for (const src of scripts) {
    const script = document.createElement('script');
    script.src = src;
    script.onerror = fail;
    document.head.append(script);
  }
  // A cache may hold the payload of another build; so may the host, when the page is older than what is published. React
  // would find another page than the one it expects, so this one stays as it is, and its links load fully.
  fetch(path, { cache: 'no-cache' })
    .then((response) => response.text())
    .then((text) => {
      if (checksum(text) !== mark) throw new Error(path);
      globals.__next_f = [[0], [1, text]];
      globals.TURBOPACK ??= [];
      // The first script is the bundler's runtime, which waits for the others and then starts the module.
      globals.TURBOPACK.push({
        otherChunks: scripts.slice(1).map((src) => src.split('_next/')[1]),
        runtimeModuleIds: [Number(start)],
      });
    })
    .catch(fail);
}
