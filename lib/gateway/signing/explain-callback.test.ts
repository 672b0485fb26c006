import { expect, it } from 'vitest';
import { signCallback } from './callback';
import { explainCallback } from './explain-callback';

const SECRET = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
const NOW = 1_768_478_412;
const BODY = '{"type":"transaction.success","data":{"note":"Café / 2","amount":"149.90"}}';

async function pasted(changed: { body?: string; secret?: string; now?: number; headers?: string }) {
  const signed = await signCallback({ id: 'evt_1', timestamp: NOW - 6, body: BODY }, SECRET);
  const headers = Object.entries(signed).map(([name, value]) => `${name}: ${value}`);
  const all = { body: BODY, secret: SECRET, now: NOW, headers: headers.join('\n'), ...changed };
  return explainCallback(all, 300);
}

it('finds the three headers among others, in any case', async () => {
  const { headers } = await pasted({});
  const text = `POST /cb HTTP/1.1\r\nHost: shop.example\r\n${Object.entries(headers)
    .map(([name, value]) => `${name.toUpperCase()}:${value}`)
    .join('\r\n')}`;
  expect(await pasted({ headers: text })).toMatchObject({
    verdict: { ok: true, id: 'evt_1' },
    age: 6,
    keyBytes: 32,
    cause: undefined,
  });
});

it('computes the signature that stands in the header', async () => {
  const { given, computed } = await pasted({});
  expect(given).toEqual([computed]);
});

it.each([
  ['spaces', { body: BODY.replaceAll(':', ': ') }, /written again/],
  ['a number', { body: BODY.replace('"149.90"', '149.9') }, /an amount became a number/],
  ['escapes', { body: BODY.replace('é', '\\u00e9') }, /written again/],
  ['a line feed', { body: `${BODY}\n` }, /Space was added/],
  [
    'a secret without its prefix',
    { secret: SECRET.slice('whsec_'.length) },
    /prefix “whsec_” of the secret is missing/,
  ],
  ['a secret with a line feed', { secret: `${SECRET}\n` }, /spaces or line feeds/],
])('names the change: %s', async (_, changed, what) => {
  const { verdict, cause } = await pasted(changed);
  expect(verdict.ok).toBe(false);
  expect(cause?.what).toMatch(what);
});

it('shows the body that fits', async () => {
  const { cause } = await pasted({ body: BODY.replace('"149.90"', '149.9') });
  expect(cause?.body).toBe(BODY);
});

it('names no cause for another body, another secret or an old callback', async () => {
  expect((await pasted({ body: BODY.replace('149', '249') })).cause).toBeUndefined();
  expect((await pasted({ secret: 'whsec_QUJD' })).cause).toBeUndefined();
  const old = await pasted({ now: NOW + 900 });
  expect(old).toMatchObject({ verdict: { ok: false, reason: 'too_old' }, age: 906 });
  expect(old.cause).toBeUndefined();
});
