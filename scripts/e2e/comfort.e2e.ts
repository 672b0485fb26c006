import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isWhole } from '../../lib/base/math/rounds';
import { forEachAtOnce, setUpSite } from '../testing/browser';
import {
  covered,
  jumpsOfFocus,
  lost,
  moving,
  smallTargets,
  spaceText,
  unmarked,
} from '../testing/comfort';
import { pageKinds } from '../testing/page-kinds';

const site = setUpSite();
const kinds = pageKinds();
/** A few kinds with most components; `npm run test:all` tries every kind. */
const routes = isWhole()
  ? kinds
  : kinds.filter((route) => /^\/(?:services\/blik|api\/account|reference\/t)/.test(route));

/** A window of 1280 × 1024 pixels at 400%. */
const ZOOMED = { width: 320, height: 256 } as const;
const PHONE = { width: 390, height: 844 } as const;

/** What a reader uses on each page, and touches first. */
const PRIMARY = '.navbar :is(button, a), .examples-bar, .toc-button, .button-primary, .pager a';

/** What `task` finds on each of the pages. */
async function findings(
  viewport: { readonly width: number; readonly height: number },
  task: (page: Page) => Promise<readonly string[]>,
): Promise<string[]> {
  const context = await site.newContext({ viewport, hasTouch: true, framework: 'blocked' });
  const found: string[] = [];
  await forEachAtOnce(routes, 2, async (route) => {
    const page = await context.newPage();
    await page.goto(route);
    found.push(...(await task(page)).map((fault) => `${route}: ${fault}`));
    await page.close();
  });
  return found;
}

describe('a page of each kind', () => {
  it('loses nothing at 400%, nor with wide spacing', async () => {
    const found = await findings(ZOOMED, async (page) => {
      const bars = await covered(page);
      const zoomed = [...(await lost(page)), ...(bars > 0.25 ? [`bars cover ${bars}`] : [])];
      await spaceText(page);
      return [...zoomed, ...(await lost(page)).map((fault) => `spaced, ${fault}`)];
    });
    expect(found).toEqual([]);
  });

  it('is for fingers, follows the eye, keeps still, and shows what is chosen', async () => {
    const found = await findings(PHONE, async (page) => {
      const faults = [
        ...(await smallTargets(page, 'main :is(button, summary, select)', 24)),
        ...(await smallTargets(page, PRIMARY, 44)),
        ...(await jumpsOfFocus(page)),
      ];
      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
      return [...faults, ...(await moving(page)), ...(await unmarked(page))];
    });
    expect(found).toEqual([]);
  });
});
