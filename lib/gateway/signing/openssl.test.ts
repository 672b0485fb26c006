import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { mulberry32 } from '../../base/math/random';
import { signRequest } from './request';

const REQUESTS = 1000;
const KEY = {
  keyId: 'key_sbx_5T8QW2',
  secret: 'gw_sandbox_secret_Xq7dP2vK9mT4sR8wB1nZ6cF3hJ5yL0aE',
};

const next = mulberry32(71);
const below = (limit: number): number => Math.floor(next() * limit);
const SIGNS = [...' !"#$%&\'()*+,-./09:;<=>?@AZ[\\]^_`az{|}~\n\tąß漢💥'];
const words = (most: number): string =>
  Array.from({ length: below(most) }, () => SIGNS[below(SIGNS.length)] ?? '').join('');

/** Percent-encoding by its bytes: everything but letters, digits and `-._~`. */
const encoded = (text: string): string =>
  [...Buffer.from(text)]
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      return /[\w.~-]/.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');

const order = ([a, b]: readonly string[], [c, d]: readonly string[]): number =>
  a !== c ? ((a ?? '') < (c ?? '') ? -1 : 1) : (b ?? '') < (d ?? '') ? -1 : 1;

const queryOf = (pairs: readonly (readonly [string, string])[]): string =>
  pairs
    .map((pair) => pair.map(encoded))
    .sort(order)
    .map((pair) => pair.join('='))
    .join('&');

/** Hashes of files, in their order. */
function openssl(folder: string, names: readonly string[], ...options: string[]): string[] {
  const args = ['dgst', '-sha256', '-r', ...options, ...names];
  return execFileSync('openssl', args, { cwd: folder, encoding: 'utf8' })
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(0, 64));
}

it('signs 1,000 random requests as openssl does', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'openssl-'));
  const requests = Array.from({ length: REQUESTS }, (_, index) => ({
    method: ['GET', 'POST', 'PUT', 'DELETE'][below(4)] ?? 'GET',
    path: `/v1/${['transaction/create', 'report/list', 'a-b_c.d~e'][below(3)]}`,
    query: Array.from({ length: below(5) }, () => [words(6), words(12)] as const),
    body:
      below(3) === 0 ? '' : JSON.stringify({ description: words(200), amount: `${below(1e6)}` }),
    timestamp: 1_700_000_000 + below(1e8),
    nonce: `nonce-${`${index}`.padStart(16, '0')}`,
  }));
  const names = requests.map((_, index) => `${index}`);
  const write = (texts: readonly string[]) => {
    for (const [index, text] of texts.entries()) writeFileSync(path.join(folder, `${index}`), text);
  };
  write(requests.map(({ body }) => body));
  const hashes = openssl(folder, names);
  write(
    requests.map(({ timestamp, nonce, method, path: target, query }, index) =>
      [
        ...['GW1-HMAC-SHA256', KEY.keyId, timestamp, nonce, method, target],
        ...[queryOf(query), hashes[index] ?? ''],
      ].join('\n'),
    ),
  );
  const signatures = openssl(folder, names, '-hmac', KEY.secret);
  rmSync(folder, { recursive: true });
  const ours = await Promise.all(
    requests.map(async ({ timestamp, nonce, ...request }) => {
      const { signature } = await signRequest(request, KEY, { timestamp, nonce });
      return signature;
    }),
  );
  expect(new Set(ours).size).toBe(REQUESTS);
  expect(ours).toEqual(signatures);
});
