import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { readArguments } from './cli/arguments.mjs';
import { CommandError, runCommand } from './cli/run-command';
import { OUT_DIR } from './export/out';
import { startServer } from './serve/static-server';
import { openBrowser } from './testing/open-browser';
import { pageKinds } from './testing/page-kinds';
import { differenceOf } from './visual/compare';

const HELP = `Usage: npm run visual -- [--update] [--only /faq]
Compares each kind of page in out/, in both themes and at two widths, with its picture of an earlier build.
--update writes the pictures, before a change. Pages that differ are drawn in test-results/visual.`;

const PICTURES = 'test-results/pictures';
const RESULTS = 'test-results/visual';
const WIDTHS = [390, 1280];
const HEIGHT = 720;

const { values } = readArguments(HELP, {
  options: { update: { type: 'boolean' }, only: { type: 'string' } },
});

interface View {
  readonly route: string;
  readonly theme: 'dark' | 'light';
  readonly width: number;
  /** `api-transaction_create.dark.390.png` */
  readonly file: string;
}

await runCommand(async () => {
  if (!existsSync(path.join(OUT_DIR, 'index.html')))
    throw new CommandError('There is no build in out — run `npm run build`.');
  const views = viewsOf(
    pageKinds().filter((route) => values.only === undefined || route === values.only),
  );
  if (views.length === 0) throw new CommandError(`No kind of page is ${values.only}.`);
  const missing = views.filter(({ file }) => !existsSync(path.join(PICTURES, file)));
  if (!values.update && missing.length > 0)
    throw new CommandError(
      `${missing.length} pictures are missing in ${PICTURES}: write them with \`npm run visual -- --update\`.`,
    );
  rmSync(RESULTS, { recursive: true, force: true });
  for (const folder of [PICTURES, RESULTS]) mkdirSync(folder, { recursive: true });
  const server = await startServer({ dir: OUT_DIR, host: '127.0.0.1' });
  const browser = await openBrowser(['--font-render-hinting=none']);
  let faults = 0;
  for (const view of views) {
    const shown = await pictureOf(browser, server.url, view);
    if (values.update) writeFileSync(path.join(PICTURES, view.file), shown);
    else if (!isSame(view, shown)) faults += 1;
  }
  await browser.close();
  await server.close();
  console.log(
    values.update
      ? `${views.length} pictures in ${PICTURES}`
      : `${views.length - faults} same, ${faults} different`,
  );
  if (faults > 0) process.exitCode = 1;
});

function viewsOf(routes: readonly string[]): View[] {
  return routes.flatMap((route) =>
    (['dark', 'light'] as const).flatMap((theme) =>
      WIDTHS.map((width) => {
        const name = route === '/' ? 'index' : route.slice(1).replaceAll('/', '-');
        return { route, theme, width, file: `${name}.${theme}.${width}.png` };
      }),
    ),
  );
}

/** The beginning of a page with its own fonts; dates, which differ from commit to commit, are covered. */
async function pictureOf(browser: Browser, url: string, { route, theme, width }: View) {
  const page = await browser.newPage({
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
  });
  await page.addInitScript((wanted) => localStorage.setItem('theme', wanted), theme);
  await page.goto(`${url}${route}`);
  // Fonts are used if they are there at the first paint: the second time they are.
  await page.reload();
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({
    animations: 'disabled',
    mask: [page.locator('time')],
    maskColor: '#808080',
  });
  await page.close();
  return picture;
}

function isSame({ file }: View, shown: Buffer): boolean {
  const difference = differenceOf(readFileSync(path.join(PICTURES, file)), shown);
  if (!difference) return true;
  console.log(`${file} ${difference.message}`);
  writeFileSync(path.join(RESULTS, file), difference.picture ?? shown);
  return false;
}
