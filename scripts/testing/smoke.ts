import type { BrowserContext } from 'playwright-core';
import { isWhole } from '../../lib/base/math/rounds';
import { spellingsOf } from '../../lib/docs/publish/redirects';
import { forEachAtOnce, hydrate, observe } from './browser';
import { pageKinds } from './page-kinds';

/** The names of a page that work on every host: `/x`, `/x/`, `/x.html`, `/x/index.html`. */
export const namesOf = (route: string): readonly string[] =>
  route === '/' ? ['/', '/index.html'] : [route, ...spellingsOf(route)];

/** Which of the pages a host opens when several hosts share them: `turn` of `turns`, from 0. */
interface Share {
  readonly turn: number;
  readonly turns: number;
}

/**
 * Open pages of every kind on a host, under each spelling in turn, and let the framework come. Resolves with what a
 * reader should never notice: a missing heading, messages on the console, requests to other hosts.
 * @param share the pages that are this host's turn; `npm run test:all` opens all on each host
 */
export async function smokeFaults(
  context: BrowserContext,
  origin: string,
  share: Share,
): Promise<string[]> {
  const faults: string[] = [];
  const kinds = pageKinds()
    .filter((route) => route !== '/404')
    .filter((_, index) => isWhole() || index % share.turns === share.turn);
  await forEachAtOnce([...kinds.entries()], 3, async ([index, route]) => {
    const names = namesOf(route);
    const name = names[index % names.length] ?? route;
    const page = await context.newPage();
    const { messages, foreign } = observe(page, origin);
    await page.goto(origin + name);
    await hydrate(page);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    if (!heading) faults.push(`${name}: no heading`);
    faults.push(...[...messages, ...foreign].map((text) => `${name}: ${text}`));
    await page.close();
  });
  return faults;
}
