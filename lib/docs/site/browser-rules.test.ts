import { describe, expect, it } from 'vitest';
import { fetchIcon } from '../../base/interface/icon-service';
import { causesOf } from './causes';
import { isChunkError } from './chunk-error';
import { mayMeasure } from './consent';

describe('the icon loader', () => {
  const answer = (body: unknown, ok = true) => ({ ok, json: async () => body }) as Response;
  const good = { width: 24, height: 24, icons: { rocket: { body: '<path d="M1 1h2"/>' } } };

  it('asks the services in order and takes the first good answer', async () => {
    const asked: string[] = [];
    const get = (async (url: string) => {
      asked.push(url);
      if (url.startsWith('https://a')) throw new TypeError('blocked');
      return url.startsWith('https://b') ? answer({}, false) : answer(good);
    }) as typeof fetch;
    const icon = await fetchIcon(
      'rocket',
      ['https://a.example', 'https://b.example', 'https://c.example'],
      undefined,
      get,
    );
    expect(icon).toEqual({ body: '<path d="M1 1h2"/>', width: 24, height: 24 });
    expect(asked.map((url) => new URL(url).host)).toEqual(['a.example', 'b.example', 'c.example']);
  });

  it('draws nothing that could run or load something', async () => {
    for (const body of [
      '<script>alert(1)</script>',
      '<path d="M1" onload="x()"/>',
      '<image href="https://x"/>',
      '<path style="fill:url(https://x)" d="M1"/>',
      '<a><path d="M1"/></a>',
      5,
    ]) {
      const get = (async () => answer({ icons: { rocket: { body } } })) as unknown as typeof fetch;
      expect(await fetchIcon('rocket', ['https://a.example'], undefined, get)).toBeUndefined();
    }
  });

  it('asks for no name that is not a name', async () => {
    const get = (async () => answer(good)) as unknown as typeof fetch;
    for (const name of ['', '../x', 'a:b/c', 'a?b']) {
      expect(await fetchIcon(name, ['https://a.example'], undefined, get)).toBeUndefined();
    }
  });
});

it('measures nobody who asked not to be', () => {
  expect(mayMeasure({})).toBe(true);
  expect(mayMeasure({ doNotTrack: null })).toBe(true);
  expect(mayMeasure({ doNotTrack: '1' })).toBe(false);
  expect(mayMeasure({ globalPrivacyControl: true })).toBe(false);
});

it('follows causes, also in a circle', () => {
  const inner = new Error('inner');
  const outer = new Error('outer', { cause: inner });
  expect(causesOf(outer)).toEqual(['outer', 'inner']);
  inner.cause = outer;
  expect(causesOf(outer)).toHaveLength(5);
  expect(causesOf('text')).toEqual(['text']);
});

it('knows a script that did not arrive from a fault of the page', () => {
  const chunk = Object.assign(new Error('x'), { name: 'ChunkLoadError' });
  expect(isChunkError(chunk)).toBe(true);
  for (const message of [
    'Loading chunk 12 failed.',
    'Failed to load chunk /_next/static/chunks/a.js',
    'Failed to fetch dynamically imported module: /a.js',
    'Importing a module script failed.',
  ]) {
    expect(isChunkError(new Error(message))).toBe(true);
  }
  expect(isChunkError(new Error('No such field'))).toBe(false);
  expect(isChunkError('text')).toBe(false);
});
