import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { attr, findAll } from '../export/html';
import { listOut, OUT_DIR, readOut, readSite } from '../export/out';
import { type RunningServer, startServer } from '../serve/static-server';
import { hydrate, observe, settle, setUpSite } from '../testing/browser';
import { fileHashes } from '../testing/file-hashes';
import { forwardTo } from '../testing/forward';

/** What `scripts/base.mjs` builds for. */
const BASE = '/docs';

let folder: RunningServer;
/** Requests that left the folder the site lives in; nothing of it is there. */
let outside: string[] = [];
/** Where the site is served, and what is missing of it. */
let prefix = BASE;
let missing = /$^/;

/** What a browser asks for by itself, between the head of one page and that of the next; no page names it. */
const ASKED_BY_BROWSERS = '/favicon.ico';

const site = setUpSite(({ path, target }) => {
  const gone = () => new Response('Not found', { status: 404 });
  if (path !== prefix && !path.startsWith(`${prefix}/`)) {
    if (path !== ASKED_BY_BROWSERS) outside.push(path);
    return gone();
  }
  return missing.test(path) ? gone() : forwardTo(folder.url, target.slice(prefix.length) || '/');
});

beforeAll(async () => {
  folder = await startServer({ dir: OUT_DIR, host: '127.0.0.1' });
});
afterAll(() => folder.close());
beforeEach(() => {
  outside = [];
  prefix = BASE;
  missing = /$^/;
});

const shown = (page: Page, route: string) => page.locator(`main[data-route="${route}"]`).waitFor();
const atPath = (page: Page, path: string) =>
  page.waitForURL((url) => url.pathname + url.search + url.hash === path);
const hydrated = async (page: Page) => {
  await hydrate(page);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
};
const mark = (page: Page) =>
  page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in globalThis);

describe('a site below a prefix', () => {
  it('has no address of its own without the prefix in any document', () => {
    const { pages, search, notFound, redirects } = readSite();
    const faults = [...pages, search, notFound, ...redirects].flatMap(({ file, document }) =>
      ['href', 'src', 'action', 'data-framework', 'content'].flatMap((name) =>
        findAll(document, { attrs: { [name]: /(?:^|url=)\// } }).flatMap((element) =>
          (attr(element, name) ?? '')
            .replace(/^.*url=/, '')
            .split(' ')
            // The boot script also reads the number of a module.
            .filter(
              (address) =>
                !/^\d+$/.test(address) && address !== BASE && !address.startsWith(`${BASE}/`),
            )
            .map((address) => `${file}: ${name}="${address}"`),
        ),
      ),
    );
    expect(faults).toEqual([]);
  });

  it('has compressed forms that say the same, because it was built with them', () => {
    const read = (file: string) => readFileSync(path.join(OUT_DIR, file));
    const packed = listOut().filter((file) => /\.(?:br|gz)$/.test(file));
    for (const form of ['br', 'gz']) {
      expect(packed).toContain(`guide/accounts.html.${form}`);
      expect(packed).toContain(`guide/accounts/index.html.${form}`);
    }
    const wrong = packed.filter((file) => {
      const plain = file.endsWith('.br')
        ? brotliDecompressSync(read(file))
        : gunzipSync(read(file));
      return !plain.equals(read(file.replace(/\.(?:br|gz)$/, '')));
    });
    expect(wrong).toEqual([]);
  });

  it('has no word of a draft in any file', () => {
    const files = listOut().filter((file) => /\.(?:html|js|json|md|txt|xml)$/.test(file));
    expect(files.length).toBeGreaterThan(30);
    const telling = files.filter((file) =>
      /Quarterly plans|\/guide\/next\b/.test(readOut(file) ?? ''),
    );
    expect(telling).toEqual([]);
    expect(listOut().filter((file) => file.includes('guide/next'))).toEqual([]);
  });

  it('names an unlisted page only in its own files', () => {
    // Its payload has a name made of its content; the report of the build is not published.
    const isOwn = (file: string) =>
      /guide\/partners\b/.test(file) ||
      file === '_report.json' ||
      (file.includes('/payload/') && readOut(file)?.includes('Partners read the'));
    const files = listOut().filter((file) => /\.(?:html|js|json|md|txt|xml)$/.test(file));
    expect(readOut('guide/partners.html')).toContain('<meta name="robots" content="noindex"');
    expect(readOut('guide/partners.md')).toContain('Partners read the');
    expect(files.filter(isOwn).length).toBeGreaterThan(3);
    const naming = /guide\/partners|Partner notes/;
    expect(files.filter((file) => !isOwn(file) && naming.test(readOut(file) ?? ''))).toEqual([]);
  });

  it('names itself with the prefix to search engines, and in its manifest', () => {
    const canonical = findAll(readSite().pages[0]?.head ?? readSite().search.head, {
      tag: 'link',
      attrs: { rel: 'canonical' },
    });
    expect(attr(canonical[0] ?? fail('no canonical'), 'href')).toMatch(
      /^https:\/\/docs\.gateway\.example\/docs\//,
    );
    const locations = [...(readOut('sitemap.xml') ?? '').matchAll(/<loc>([^<]*)</g)];
    expect(locations.length).toBeGreaterThan(2);
    for (const [, location] of locations) expect(location).toContain('.example/docs/');
    expect(JSON.parse(readOut('manifest.webmanifest') ?? '{}')).toMatchObject({
      start_url: `${BASE}/`,
    });
    expect(readOut('_redirects')).toContain(`${BASE}/old/manual ${BASE}/guide 301`);
  });

  it('has the brand of its own folder in heads, icons and colors', () => {
    const home = readOut('index.html') ?? '';
    expect(home).toContain('<title>Prefix documentation</title>');
    expect(home).toContain('lang="de">Eine Website unter einem Ordner</p>');
    expect(home).toMatch(/<link rel="icon" href="\/docs\/icon\.svg\?[\da-f]{8}"/);
    const icon = readOut('icon.svg') ?? '';
    expect(icon).toMatch(/fill="#0b120d".*stroke="#8fd6a5".*M4 8h12v12H4z/);
    expect(home).toContain('<path d="M4 8h12v12H4z"/>');
    const sheets = listOut().filter((file) => file.endsWith('.css'));
    expect(sheets.map((file) => readOut(file)).join('')).toContain('--color-accent:#155c2c');
    const foreign = listOut()
      .filter((file) => /\.(?:html|js|json|md|txt|xml|webmanifest)$/.test(file))
      .filter((file) => /payment gateway|the gateway|Knowledge Hub/i.test(readOut(file) ?? ''));
    expect(foreign).toEqual([]);
  });

  it('has no word of the interface in another language', () => {
    const textsOf = (file: string) => {
      const texts: unknown = parse(readFileSync(file, 'utf8'));
      const found: string[] = [];
      const walk = (value: unknown) => {
        if (typeof value === 'string') found.push(value);
        else if (value !== null && typeof value === 'object') Object.values(value).forEach(walk);
      };
      walk(texts);
      return found;
    };
    const own = new Set(textsOf('scripts/e2e/__fixtures__/base-path/_site/interface.de.yaml'));
    // Words that code uses too, and the parts of texts that leave something open, would be found everywhere.
    const english = textsOf('content/_site/interface.en.yaml').filter(
      (text) => text.includes(' ') && !text.includes('{') && !own.has(text),
    );
    expect(english.length).toBeGreaterThan(60);
    const files = listOut().filter((file) => /\.(?:html|js|md)$/.test(file));
    const said = files.flatMap((file) => {
      const text = readOut(file) ?? '';
      return english.filter((words) => text.includes(words)).map((words) => `${file}: ${words}`);
    });
    expect(said).toEqual([]);
    expect(readOut('index.html')).toContain('<html lang="de"');
    expect(readOut('404.html')).toContain('<h1>Seite nicht gefunden</h1>');
  });

  it.each(['/', '/guide', '/guide/accounts', '/search?q=keys', '/no/such/page'])(
    '%s asks for nothing outside of it, and everything it asks for is there',
    async (path) => {
      const page = await (await site.newContext()).newPage();
      const { messages, foreign } = observe(page, site.url);
      const failed: string[] = [];
      page.on('response', (response) => {
        const isDocument = response.request().isNavigationRequest();
        if (response.status() >= 400 && !isDocument) failed.push(response.url());
      });
      await page.goto(BASE + path);
      await hydrate(page);
      await settle(page, `${BASE}/robots.txt`);
      // The browser itself notes the status of the 404 page.
      expect(messages.filter((each) => !each.includes('status of 404'))).toEqual([]);
      expect([failed, foreign, outside]).toEqual([[], [], []]);
    },
  );

  it('shows its pictures', async () => {
    const page = await site.open(`${BASE}/`);
    const picture = page.getByRole('img', { name: 'Two boxes, one in the other' });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(120);
  });

  it('puts pages in place, from link to link, to a heading, and back', async () => {
    const page = await site.open(`${BASE}/`);
    await hydrated(page);
    await mark(page);
    await page.locator('main').getByRole('link', { name: 'guide', exact: true }).click();
    await shown(page, '/guide');
    await page.locator('main').getByRole('link', { name: 'account', exact: true }).click();
    await shown(page, '/guide/accounts');
    await page.goBack();
    await shown(page, '/guide');
    await page.goBack();
    await shown(page, '/');
    await page.locator('main').getByRole('link', { name: 'keys of an account' }).click();
    await shown(page, '/guide/accounts');
    await atPath(page, `${BASE}/guide/accounts#keys`);
    expect(await isMarked(page)).toBe(true);
    expect(outside).toEqual([]);
  });

  it.each([
    ['home', `${BASE}/`],
    ['calls', `${BASE}/#calls`],
  ])(
    'loads the home page fully, also when one points at its link first: %s',
    async (name, path) => {
      const page = await site.open(`${BASE}/guide`);
      await hydrated(page);
      await mark(page);
      await page.locator('main').getByRole('link', { name, exact: true }).click();
      await shown(page, '/');
      await atPath(page, path);
      expect(await isMarked(page)).toBe(false);
      expect(outside).toEqual([]);
    },
  );

  it.each([
    ['/guide/', '/guide'],
    ['/guide.html', '/guide'],
    ['/guide/index.html', '/guide'],
    ['/GUIDE/Accounts', '/guide/accounts'],
    ['/old/manual', '/guide'],
    ['/Old/Manual/', '/guide'],
    ['', '/'],
    ['/index.html', '/'],
  ])('%s is mended to %s, with query and hash', async (from, to) => {
    const page = await site.open(`${BASE}${from}?x=1#keys`);
    await shown(page, to);
    await atPath(page, `${BASE}${to}?x=1#keys`);
    expect(outside).toEqual([]);
  });

  it('offers the nearest pages under an unknown path', async () => {
    const page = await site.open(`${BASE}/guide/acounts`);
    await page.getByText('Wir konnten nicht finden, was Sie suchen.').waitFor();
    await page.getByRole('region', { name: 'Meinten Sie' }).getByRole('link').first().click();
    await shown(page, '/guide/accounts');
    expect(outside).toEqual([]);
  });

  it('finds its pages, in the box and on the search page', async () => {
    const page = await site.open(`${BASE}/`);
    await hydrated(page);
    await mark(page);
    const box = page.locator('.navbar .search-box input');
    await box.click();
    await box.pressSequentially('settlement');
    await page.locator('.search-menu[data-state="results"]').waitFor();
    await box.press('ArrowDown');
    await box.press('Enter');
    await shown(page, '/guide');
    expect(await isMarked(page)).toBe(true);
    await page.goto(`${BASE}/search?q=sandbox`);
    // A result leads to the words; the list of all pages, which is there before it, does not.
    await page.locator('main a[href*="_highlight=sandbox"]').first().click();
    await shown(page, '/guide/accounts');
    expect(outside).toEqual([]);
  });
});

describe('the notice of a wrong prefix', () => {
  const notice = (page: Page) => page.locator('.base-notice');

  it('names the prefix to set when the site is served elsewhere', async () => {
    prefix = '/elsewhere';
    const page = await site.open('/elsewhere/');
    await notice(page).waitFor();
    expect(await notice(page).textContent()).toBe(
      'Die Website wurde nicht richtig geladen.' +
        'Sie wurde für den Pfad "/docs/" gebaut, und diese Seite liegt unter "/elsewhere/".' +
        'Bauen Sie sie mit BASE_PATH="/elsewhere".',
    );
    expect(outside.length).toBeGreaterThan(0);
  });

  it('speaks of no prefix when a script merely fails', async () => {
    missing = /\/boot\/boot\./;
    const page = await site.open(`${BASE}/`);
    await notice(page).waitFor();
    expect(await notice(page).textContent()).toBe(
      'Einige Dateien dieser Seite konnten nicht geladen werden. Laden Sie die Seite neu, oder kommen Sie gleich wieder.',
    );
  });

  it.each(['/', '', '/index.html'])('is not shown when all is well, at "%s"', async (path) => {
    const page = await site.open(BASE + path);
    await settle(page, `${BASE}/robots.txt`);
    expect(await notice(page).count()).toBe(0);
    await hydrate(page);
    await settle(page, `${BASE}/robots.txt`);
    expect(await notice(page).count()).toBe(0);
  });
});

function fail(message: string): never {
  throw new Error(message);
}

it('is the same, byte for byte, with pages of an earlier build and without them', () => {
  expect(fileHashes(OUT_DIR)).toEqual(fileHashes(path.resolve(OUT_DIR, '../first')));
});

it('was built after the edit of one page by rendering that page alone', () => {
  const rendered = readFileSync(path.resolve(OUT_DIR, '../rendered.json'), 'utf8');
  expect(JSON.parse(rendered)).toEqual(['/guide/accounts']);
});
