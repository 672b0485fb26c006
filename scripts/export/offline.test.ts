import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadSite } from '../../lib/docs/site/load';
import { listOffline, writeOffline } from './offline';
import { offlineNotice } from './offline-notice';

const NOT_FOUND = [
  '<html><head><title>Page Not Found | Docs</title>',
  '<script defer="" data-framework="/_next/a.js" src="/boot/boot.244e8cfe06e6.js"></script></head>',
  '<body><nav>Menu</nav><main class="page" id="main"><script src="/boot/resolve.5b304f8cf6ce.js"></script>',
  '<h1>Page Not Found</h1></main></body></html>',
].join('');

let out: string;
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
  writeFileSync(path.join(out, name), text);
};

beforeEach(() => {
  out = mkdtempSync(path.join(os.tmpdir(), 'offline-'));
  for (const page of ['index', 'faq', 'search']) {
    write(`${page}.html`, `<h1>${page}</h1><img alt="" src="/cabinet/a.png"/>`);
    write(`${page}.txt`, page);
  }
  write('faq/index.html', 'copy');
  write('404.html', NOT_FOUND);
  write('_next/static/chunks/1t0llc4cg3k7x.css', 'a');
  write('search/manifest.json', '{}');
  write('cabinet/a.png', 'a');
  write('tool-data/request/faq.json', '{}');
  write('og/faq.png', 'a');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(out, { recursive: true });
});

it('the notice is the 404 page with other words, and nothing that would lead away or bring the old ones back', () => {
  const html = offlineNotice(NOT_FOUND, '/docs', loadSite().texts);
  expect(html).toContain('<title>You Are Offline | Docs</title>');
  expect(html).toContain('This page is not saved for offline reading.');
  expect(html).toContain('<a href="/docs/">');
  expect(html).toContain('<nav>Menu</nav><main class="page" id="main"><div');
  expect(html).not.toMatch(/resolve|data-framework|Not Found/);
  expect(() => offlineNotice('<html></html>', '', loadSite().texts)).toThrow('the 404 page has no');
});

it('the list names clean addresses, payloads, assets, the search, data of tools and the images of pages, sorted', () => {
  expect(listOffline(out, ['/', '/faq']).files.map(([name]) => name)).toEqual([
    '/',
    '/_next/static/chunks/1t0llc4cg3k7x.css',
    '/cabinet/a.png',
    '/faq',
    '/faq.txt',
    '/index.txt',
    '/search',
    '/search.txt',
    '/search/manifest.json',
    '/tool-data/request/faq.json',
  ]);
});

it('a changed page has another hash, and makes another worker', async () => {
  const worker = async () => {
    await writeOffline(out, ['/', '/faq']);
    return readFileSync(path.join(out, 'sw.js'), 'utf8');
  };
  const first = await worker();
  const [before] = listOffline(out, ['/']).files;
  expect(await worker()).toBe(first);
  write('index.html', '<h1>Another</h1>');
  expect(listOffline(out, ['/']).files[0]).not.toEqual(before);
  expect(await worker()).not.toBe(first);
});

it('every button says how much the files of the list weigh, packed, and of nothing else', async () => {
  const button = (words: string) =>
    `<button type="button" data-save-offline="" hidden="">${words}</button>`;
  const read = (name: string) => readFileSync(path.join(out, name), 'utf8');
  write('faq.html', `<img alt="" src="/cabinet/a.png"/>${button('Save')}<button>Copy</button>`);
  write('404.html', NOT_FOUND.replace('<nav>', `${button('Save')}<nav>`));
  // Two megabytes that cannot be packed, 1.8 that are, three that nearly vanish, and one that is not part of the list.
  for (const page of ['index', 'faq', 'search'])
    write(`${page}.txt`, randomBytes(600_000).toString('base64'));
  write('cabinet/a.png', 'x'.repeat(2_000_000));
  write('_next/static/chunks/1t0llc4cg3k7x.css', 'x'.repeat(3_000_000));
  write('og/faq.png', 'x'.repeat(1_000_000));
  await writeOffline(out, ['/', '/faq']);
  expect(read('faq.html')).toMatch(/>Save \(about 4 MB\)<\/button><button>Copy<\/button>$/);
  expect(read('404.html')).toContain('Save (about 4 MB)');
  expect(read('sw.js')).toContain('Save (about 4 MB)');
  expect(read('index.html')).toBe('<h1>index</h1><img alt="" src="/cabinet/a.png"/>');
  // The list was made of what the pages say now.
  const list = read('offline.json');
  expect(JSON.parse(list)).toEqual(listOffline(out, ['/', '/faq']));
});

it('SW=off makes a worker that answers nothing and leaves', async () => {
  vi.stubEnv('SW', 'off');
  await writeOffline(out, ['/', '/faq']);
  const text = readFileSync(path.join(out, 'sw.js'), 'utf8');
  expect(text).toContain('.unregister()');
  expect(text).not.toContain('"fetch"');
  expect(existsSync(path.join(out, 'offline.json'))).toBe(false);
});
