import { attr, findAll } from './html';
import type { OutPage } from './out';

/** Addresses of what a page fetches before the reader has done anything. */
interface FirstLoad {
  readonly sheets: readonly string[];
  readonly fonts: readonly string[];
  /** Scripts that run, and scripts that are preloaded. */
  readonly scripts: readonly string[];
}

export function firstLoadOf({ document }: Pick<OutPage, 'document'>): FirstLoad {
  const links = (rel: RegExp) => findAll(document, { tag: 'link', attrs: { rel } });
  const preloads = links(/^(?:module)?preload$/);
  const hrefs = (elements: ReturnType<typeof links>) =>
    elements.map((element) => attr(element, 'href') ?? '');
  const run = findAll(document, { tag: 'script', attrs: { src: true } })
    .filter((script) => attr(script, 'nomodule') === undefined)
    .map((script) => attr(script, 'src') ?? '');
  const early = preloads.filter(
    (link) => attr(link, 'as') === 'script' || attr(link, 'rel') === 'modulepreload',
  );
  return {
    sheets: hrefs(links(/^stylesheet$/)),
    fonts: hrefs(preloads.filter((link) => attr(link, 'as') === 'font')),
    scripts: [...new Set([...run, ...hrefs(early)])],
  };
}
