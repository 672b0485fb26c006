import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OUT_DIR } from '../export/out';
import { type RunningServer, startServer } from '../serve/static-server';
import { click, type Engine, inPage, KEYS, type } from './engine';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

/** Seven pages of different kinds. */
const PAGES = [
  '/',
  '/request_format',
  '/api/transaction_create',
  '/services/pix/payout',
  '/reference/bank_codes',
  '/definition',
  '/cabinet/general/interface',
] as const;

const isThere = (command: string) =>
  spawnSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' }).status === 0;
const firefox = [process.env.FIREFOX_PATH ?? 'firefox-esr', 'firefox'].find(isThere);
const webkit = ['WebKitWebDriver', 'Xvfb'].every(isThere) ? 'WebKitWebDriver' : undefined;

const ENGINES = [
  ['Firefox', firefox, startFirefox],
  ['WebKit', webkit, startWebKit],
] as const;

describe.each(ENGINES)('a journey in %s', (_, command, start) => {
  let server: RunningServer;
  let engine: Engine;
  let isOnline = true;
  const open = (path: string) => engine.goto(`${server.url}${path}`);
  const value = <T>(task: () => T) => expect.poll(() => inPage(engine, task, undefined));
  const route = () => value(() => document.querySelector('main')?.dataset.route);

  beforeAll(async () => {
    if (command === undefined) return;
    server = await startServer({ dir: OUT_DIR, host: '127.0.0.1' });
    engine = await start(command);
    await engine.resize(1280, 800);
    console.log(engine.name);
  });
  afterAll(async () => {
    await engine?.close();
    if (isOnline) await server?.close();
  });

  const walk = it.skipIf(command === undefined);

  walk(
    'shows seven pages of different kinds, in the dark theme and no wider than the window',
    async () => {
      for (const path of PAGES) {
        await open(path);
        const seen = await inPage(
          engine,
          () => ({
            headings: document.querySelectorAll('h1').length,
            script: document.documentElement.hasAttribute('data-js'),
            extra: document.documentElement.scrollWidth - window.innerWidth,
            theme: document.documentElement.dataset.theme,
            columns: getComputedStyle(document.documentElement).backgroundColor,
          }),
          undefined,
        );
        expect({ path, ...seen }).toMatchObject({ path, headings: 1, script: true, theme: 'dark' });
        expect(seen.extra, path).toBeLessThanOrEqual(0);
      }
    },
  );

  walk('finds a page with the keyboard', async () => {
    await open('/');
    await click(engine, '.search-box input');
    await type(engine, 'pix payout');
    await value(() => document.querySelectorAll('.search-menu .hit').length > 2).toBe(true);
    await type(engine, KEYS.ArrowDown + KEYS.Enter);
    await route().toBe('/services/pix/payout');
  });

  walk('changes the theme, and keeps it', async () => {
    const theme = () => value(() => document.documentElement.dataset.theme);
    await open('/faq');
    await click(engine, '.theme-toggle');
    await theme().toBe('light');
    await open('/changelog');
    await theme().toBe('light');
    await click(engine, '.theme-toggle');
    await theme().toBe('dark');
  });

  walk('follows a link in place, and goes back', async () => {
    await open('/request_format');
    await click(engine, '.article-body h2');
    await value(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) =>
        key.startsWith('__reactFiber$'),
      ),
    ).toBe(true);
    await inPage(engine, () => document.documentElement.setAttribute('data-kept', ''), undefined);
    await click(engine, 'nav[aria-label="Docs sidebar"] a[href$="/callbacks"]');
    await route().toBe('/callbacks');
    await inPage(engine, () => history.back(), undefined);
    await route().toBe('/request_format');
    expect(
      await inPage(engine, () => document.documentElement.hasAttribute('data-kept'), undefined),
    ).toBe(true);
  });

  walk('checks a value, and opens a tool', async () => {
    await open('/services/pix/payout');
    await click(engine, '[data-checker-value]');
    await click(engine, '[data-checker-fill="bad"]');
    const verdict = () => value(() => document.querySelector('.checker-result')?.textContent);
    await verdict().toMatch(/invalid|wrong|not/i);
    await open('/request_format');
    await click(engine, 'details[data-tool="signing"] summary');
    await value(
      () =>
        document.querySelector(
          'details[data-tool="signing"] [role="status"], details[data-tool="signing"] output',
        )?.textContent,
    ).toContain('Paste the signature');
  });

  walk('filters a table', async () => {
    await open('/reference/api_error_codes');
    await click(engine, '.table-filter input');
    await type(engine, 'nonce');
    await value(() => document.getElementById('e1001')?.checkVisibility()).toBe(false);
    expect(
      await inPage(engine, () => document.getElementById('e1005')?.checkVisibility(), undefined),
    ).toBe(true);
  });

  walk('has room on a phone, and a drawer', async () => {
    await engine.resize(390, 800);
    for (const path of PAGES) {
      await open(path);
      const extra = await inPage(
        engine,
        () => document.documentElement.scrollWidth - window.innerWidth,
        undefined,
      );
      expect(extra, path).toBeLessThanOrEqual(0);
    }
    await click(engine, 'button[popovertarget="docs-menu"]');
    await value(() => document.getElementById('docs-menu')?.matches(':popover-open')).toBe(true);
    await type(engine, KEYS.Escape);
    await value(() => document.getElementById('docs-menu')?.matches(':popover-open')).toBe(false);
    await engine.resize(1280, 800);
  });

  walk('writes a page on paper, if it can print', async () => {
    await open('/faq');
    const pdf = await engine.print();
    expect(pdf?.toString('latin1', 0, 5) ?? '%PDF-').toBe('%PDF-');
    expect(pdf?.length ?? Infinity).toBeGreaterThan(50_000);
  });

  walk('wrote no error on the console, if it says so', () => {
    expect(engine.errors ?? []).toEqual([]);
  });

  walk('reads pages without a connection', async () => {
    await open('/faq');
    await click(engine, '[data-save-offline]');
    await value(() => document.querySelector('[data-save-offline]')?.textContent).toBe(
      'All pages are saved for offline reading',
    );
    await server.close();
    isOnline = false;
    for (const path of ['/services/blik/payin_hpp', '/reference/country_codes']) {
      await open(path);
      await route().toBe(path);
    }
  });
});
