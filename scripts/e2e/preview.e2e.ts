import type { ChildProcess } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nameOf } from '../cli/running';
import { hydrate, launchBrowser, observe } from '../testing/browser';
import { freePort } from '../testing/free-port';
import { PREVIEW_FIXTURE, PREVIEW_HOME, startPreview } from '../testing/preview';

const CONTENT = path.join(PREVIEW_HOME, 'preview');
const GUIDE = path.join(CONTENT, 'guide.mdx');
const guide = readFileSync(path.join(PREVIEW_FIXTURE, 'guide.mdx'), 'utf8');

let port = 0;
let url = '';
let preview: ChildProcess;
/** What the preview has printed. */
let printed: () => string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  rmSync(CONTENT, { recursive: true, force: true });
  cpSync(PREVIEW_FIXTURE, CONTENT, { recursive: true });
  const started = startPreview(CONTENT, await freePort());
  ({ port, url, preview, printed } = started);
  browser = await launchBrowser();
  await started.ready;
  // The first page is compiled with the whole site; the tests wait for edits.
  await fetch(`${url}/guide`);
}, 240_000);
afterAll(async () => {
  await browser?.close();
  preview?.kill('SIGTERM');
});
beforeEach(async () => {
  page = await browser.newPage();
});
afterEach(() => page.close());

describe('the preview of an author', () => {
  it('shows what was typed in the open page, without loading it again', async () => {
    const { messages, foreign } = observe(page, url);
    await page.goto(`${url}/guide`);
    await hydrate(page);
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    writeFileSync(GUIDE, guide.replace('settled each day', 'settled each week'));
    await page.getByText('The balance is settled each week.').waitFor();
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
    expect(messages.filter((each) => !/^(log|info|debug):/.test(each))).toEqual([]);
    expect(foreign.filter((each) => !each.startsWith('ws://localhost:'))).toEqual([]);
  });

  const countOfZanzibar = async () => {
    await page.goto(`${url}/search?q=zanzibar`);
    const count = page.locator('.result-count').filter({ hasText: /\S/, hasNotText: '…' });
    return (await count.textContent())?.trim();
  };

  it('has a page, and its words in the search, from the moment it is written until it is gone', async () => {
    const file = path.join(CONTENT, 'guide', 'refunds.mdx');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(
      file,
      '---\ntitle: Refunds\ndescription: How money goes back to the one who paid, in parts or all at once.\n---\n\nThe zanzibar clause.\n',
    );
    await opened('/guide/refunds', 'Refunds');
    await expect.poll(countOfZanzibar, { timeout: 30_000 }).not.toBe('Keine Ergebnisse');
    await page.locator('#search-results a[href^="/guide/refunds"]').first().waitFor();
    rmSync(file);
    await expect
      .poll(async () => (await page.goto(`${url}/guide/refunds`))?.status(), { timeout: 30_000 })
      .toBe(404);
    // The search follows when nothing was saved for a while.
    await expect.poll(countOfZanzibar, { timeout: 30_000 }).toBe('Keine Ergebnisse');
  });

  it('waits while a build makes the same folders, and then shows what was written meanwhile', async () => {
    await opened('/guide', 'Guide');
    const mark = path.join(PREVIEW_HOME, '.generated/running-build');
    const index = path.join(PREVIEW_HOME, '.generated/pages.json');
    const before = readFileSync(index, 'utf8');
    writeFileSync(mark, nameOf(process.pid));
    writeFileSync(GUIDE, `${guide}\n## Written meanwhile\n`);
    await expect.poll(printed).toContain('A build runs in this folder; the preview waits');
    expect(readFileSync(index, 'utf8')).toBe(before);
    rmSync(mark);
    await page.getByRole('heading', { name: 'Written meanwhile' }).waitFor();
    writeFileSync(GUIDE, guide);
  });

  it('says where a fault is, on the terminal and on the page, and goes on when it is mended', async () => {
    await opened('/guide', 'Guide');
    const line = guide.split('\n').length + 1;
    writeFileSync(GUIDE, `${guide}\n<Nothing />\n`);
    const place = `preview/guide.mdx:${line}:1`;
    const faults = page.getByRole('region', { name: 'Faults of this page' });
    await expect.poll(printed).toContain(`${place}  <Nothing> is not a component`);
    await faults.getByText(place).waitFor();
    // What can be shown is shown all the same.
    expect(await page.getByText('The balance is settled each day.').isVisible()).toBe(true);

    writeFileSync(GUIDE, `${guide}\n<Downloads names="nothing" />\n`);
    await faults.getByText(`${place}  <Downloads> has no names "nothing"`).waitFor();
    writeFileSync(GUIDE, guide);
    await faults.waitFor({ state: 'detached' });
    await page.getByText('The balance is settled each day.').waitFor();
  });

  it('shows a draft, marked as one, and says which page is unlisted', async () => {
    await opened('/guide/next', 'Quarterly plans');
    await page.getByRole('note', { name: 'Draft' }).waitFor();
    await page.getByRole('link', { name: 'Quarterly plans (draft)' }).first().waitFor();
    await opened('/guide/partners', 'Partner notes');
    await page.getByRole('note', { name: 'Unlisted' }).waitFor();
    expect(await page.getByRole('link', { name: 'Partner notes' }).count()).toBe(0);
  });

  it('answers unknown and old addresses as the site does', async () => {
    const response = await page.goto(`${url}/no/such/page`);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' }).waitFor();
    await page.goto(`${url}/old/manual`);
    await page.waitForURL(`${url}/guide`);
  });

  it('shows the last sound data, and edits of pages, while a data file has a fault', async () => {
    const navbar = path.join(CONTENT, '_site/navbar.yaml');
    const sound = readFileSync(navbar, 'utf8');
    await opened('/guide', 'Guide');
    // An alias without an anchor is no fault of the syntax: the library throws.
    writeFileSync(navbar, '- label: Home\n  href: *home\n  icon: house\n');
    const faults = page.getByRole('region', { name: 'Faults of the data' });
    await faults.getByText('preview/_site/navbar.yaml:2:9  alias "*home" has no anchor').waitFor();
    writeFileSync(GUIDE, guide.replace('settled each day', 'settled each hour'));
    await page.getByText('The balance is settled each hour.').waitFor();
    expect((await page.reload())?.status()).toBe(200);
    await page.getByText('The balance is settled each hour.').waitFor();
    await faults.waitFor();
    expect(await page.getByRole('link', { name: 'Guide' }).count()).toBeGreaterThan(0);

    writeFileSync(navbar, sound.replace(/label: .*/, 'label: Begin'));
    await faults.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('link', { name: 'Begin' }).first().waitFor();
    writeFileSync(navbar, sound);
    writeFileSync(GUIDE, guide);
    await page.getByText('The balance is settled each day.').waitFor();
  });

  it('survives files that cannot be read, and files that vanish', async () => {
    await opened('/guide', 'Guide');
    const dangling = path.join(CONTENT, 'dangling.mdx');
    symlinkSync('nowhere.mdx', dangling);
    await expect
      .poll(printed)
      .toContain('preview/dangling.mdx:1:1  is a symbolic link to a file that does not exist');
    rmSync(dangling);
    const folder = path.join(CONTENT, 'short-lived');
    for (let round = 0; round < 5; round += 1) {
      mkdirSync(folder);
      for (let count = 0; count < 10; count += 1)
        writeFileSync(path.join(folder, `page-${count}.mdx`), guide);
      rmSync(folder, { recursive: true });
    }
    writeFileSync(GUIDE, guide.replace('settled each day', 'settled each minute'));
    await page.getByText('The balance is settled each minute.').waitFor();
    writeFileSync(GUIDE, guide);
    await page.getByText('The balance is settled each day.').waitFor();
    expect(preview.exitCode).toBeNull();
  });

  it('says in a sentence that a port is taken', async () => {
    const { preview: second } = startPreview(CONTENT, port);
    const words: string[] = [];
    second.stderr?.on('data', (chunk: Buffer) => words.push(chunk.toString()));
    const code = await new Promise((resolve) => second.once('close', resolve));
    expect([code, words.join('')]).toEqual([
      1,
      `Port ${port} is already in use — stop the program that uses it, or choose another with --port.\n`,
    ]);
  });

  it('leaves no server behind when it is killed', async () => {
    expect((await fetch(url)).status).toBe(200);
    preview.kill('SIGKILL');
    await expect.poll(() => isListening(port), { timeout: 30_000 }).toBe(false);
  });

  it('says why there is no page, from its start until there is one', async () => {
    // No preview has shown this folder before, so there is no sound data. Two do not run in one folder of code.
    const content = mkdtempSync(path.join(PREVIEW_HOME, 'faulty-'));
    cpSync(PREVIEW_FIXTURE, content, { recursive: true });
    const navbar = path.join(content, '_site/navbar.yaml');
    const sound = readFileSync(navbar, 'utf8');
    writeFileSync(navbar, '- label: Home\n  href: *home\n  icon: house\n');
    const started = startPreview(content, await freePort());
    try {
      await started.ready;
      const response = await page.goto(`${started.url}/guide`);
      expect(response?.status()).toBe(503);
      const fault = '_site/navbar.yaml:2:9  alias "*home" has no anchor';
      await page.getByText(fault).waitFor();
      expect(started.printed()).toContain(fault);
      writeFileSync(navbar, sound);
      // The browser asks again by itself.
      await page.getByRole('heading', { level: 1, name: 'Guide' }).waitFor({ timeout: 120_000 });
    } finally {
      started.preview.kill('SIGTERM');
      rmSync(content, { recursive: true });
    }
  });
});

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** A route that has just been written may need a moment to exist. */
async function opened(route: string, title: string): Promise<void> {
  await expect
    .poll(async () => (await page.goto(url + route))?.status(), { timeout: 30_000 })
    .toBe(200);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}
