import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { transformSync } from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';
import { SECURITY_HEADERS } from '../../lib/docs/publish/headers';
import { isPublished } from '../../lib/docs/publish/objects';
import { basePathOf, parseRedirects, spellingsOf } from '../../lib/docs/publish/redirects';
import { listFiles } from '../deploy/read-out';
import { removeFolders, writeSite } from '../deploy/testing/site';
import { OUT_DIR } from '../export/out';
import { hostFiles } from './host-files';

afterAll(removeFolders);

/** docs.aws.amazon.com, "Restrictions on CloudFront Functions": the whole function. */
const MAX_BYTES = 10 * 1024;

interface Answer {
  readonly uri?: string;
  readonly statusCode?: number;
  readonly headers?: Readonly<Record<string, { readonly value: string }>>;
}

/** Run the function as CloudFront does: as a script in a world with the language and nothing else, no code from text. */
function load(dir: string) {
  const text = hostFiles(dir).get('cloudfront-function.js') ?? '';
  const context = vm.createContext({}, { codeGeneration: { strings: false, wasm: false } });
  vm.runInContext(text, context);
  const answer = (uri: string, querystring: object = {}): Answer => {
    const event = JSON.stringify({ request: { method: 'GET', uri, querystring } });
    return JSON.parse(vm.runInContext(`JSON.stringify(handler(${event}))`, context));
  };
  /** Where a request ends: the key asked for as it is, or the address sent to. */
  const endOf = (uri: string) => {
    const { uri: key, statusCode, headers } = answer(uri);
    return key ?? `${statusCode} ${headers?.location?.value}`;
  };
  return { text, answer, endOf };
}

/** The small site as it is built below a prefix. */
function prefixed(): string {
  const dir = writeSite();
  const index = path.join(dir, 'index.html');
  writeFileSync(index, readFileSync(index, 'utf8').replaceAll('"/_next', '"/docs/_next'));
  const sitemap = readFileSync(path.join(dir, 'sitemap.xml'), 'utf8');
  writeFileSync(path.join(dir, 'sitemap.xml'), sitemap.replaceAll('.example/', '.example/docs/'));
  writeFileSync(path.join(dir, '_redirects'), '/docs/services/pix/old /docs/faq 301\n');
  return dir;
}

const SITES: readonly [name: string, dir: string][] = [
  ['a small site', writeSite()],
  ['a site below a prefix', prefixed()],
  ['the built site', OUT_DIR],
];

describe.each(SITES)('the CloudFront function of %s', (_, dir) => {
  const isBuilt = existsSync(path.join(dir, 'index.html'));
  const read = (file: string) => (isBuilt ? readFileSync(path.join(dir, file), 'utf8') : '');
  const base = basePathOf(read('index.html'));
  const redirects = isBuilt ? parseRedirects(read('_redirects'), base) : [];
  const routes = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname.replace(/\/$/, ''))
    .filter((route) => route !== base);

  it.skipIf(!isBuilt)('sends every spelling of every page to the page, at once', () => {
    const { endOf } = load(dir);
    expect(routes.length).toBeGreaterThan(2);
    for (const route of routes) {
      const ends = [route, ...spellingsOf(route)].map(endOf);
      expect(ends).toEqual([route, ...spellingsOf(route).map(() => `301 ${route}`)]);
    }
  });

  it.skipIf(!isBuilt)('sends every spelling of every old address to the new page, at once', () => {
    const { endOf } = load(dir);
    expect(redirects.length).toBeGreaterThan(0);
    for (const { from, to } of redirects) {
      const spellings = [from, ...spellingsOf(from)].map((spelling) => base + spelling);
      expect(spellings.map(endOf)).toEqual(spellings.map(() => `301 ${base}${to}`));
      expect(endOf(base + to)).toBe(base + to);
    }
  });

  it.skipIf(!isBuilt)('asks for every file that is not a page under its own name', () => {
    const { endOf } = load(dir);
    const files = listFiles(dir).filter((file) => isPublished(file) && !file.endsWith('.html'));
    for (const file of [...files, '404.html'])
      expect(endOf(`${base}/${file}`)).toBe(`${base}/${file}`);
  });

  it.skipIf(!isBuilt)('keeps to the limits and the language of its runtime', () => {
    const { text } = load(dir);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES);
    // Runtime 2.0 is ECMAScript 5.1 with a few later parts, `const` among them; a newer part would be lowered here.
    const supported = { 'const-and-let': true };
    expect(transformSync(text, { target: 'es5', supported }).code).toBe(
      transformSync(text, { target: 'esnext' }).code,
    );
  });
});

describe('the CloudFront function', () => {
  const { answer, endOf } = load(writeSite());

  it.each([
    ['/', '/'],
    ['/index.html', '301 /'],
    ['/404.html', '/404.html'],
    ['/no/such/page', '/no/such/page'],
    ['/__proto__', '/__proto__'],
    ['//evil.example/', '301 /evil.example'],
    ['///evil.example', '301 /evil.example'],
    ['/\\evil.example/', '301 /evil.example'],
    ['/%5Cevil.example/', '301 /%5Cevil.example'],
  ])('answers %s with %s', (uri, end) => {
    expect(endOf(uri)).toBe(end);
  });

  it('answers the home page below a prefix, which has no key of its own', () => {
    const { endOf: endOfPrefixed } = load(prefixed());
    for (const uri of ['/docs', '/docs/', '/docs/index.html'])
      expect(endOfPrefixed(uri)).toBe('/docs/index.html');
  });

  it('keeps the query, lets the redirect be kept for minutes, and is asked for no other thing', () => {
    const query = {
      q: { value: 'a%20b' },
      ctx: { value: 'x', multiValue: [{ value: 'x' }, { value: 'y' }] },
    };
    expect(answer('/search/', query)).toEqual({
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: {
        location: { value: '/search?q=a%20b&ctx=x&ctx=y' },
        'cache-control': { value: 'public, max-age=300' },
      },
    });
  });
});

it('puts every security header into the policy of CloudFront, once', () => {
  const text = hostFiles(writeSite()).get('cloudfront-headers-policy.json') ?? '';
  const { SecurityHeadersConfig, CustomHeadersConfig } = JSON.parse(text);
  const custom = CustomHeadersConfig.Items.map(({ Header }: { Header: string }) =>
    Header.toLowerCase(),
  );
  expect(Object.keys(SecurityHeadersConfig).length + custom.length).toBe(
    Object.keys(SECURITY_HEADERS).length,
  );
  expect(SecurityHeadersConfig.StrictTransportSecurity.AccessControlMaxAgeSec).toBeGreaterThan(0);
  expect(CustomHeadersConfig.Quantity).toBe(custom.length);
});
