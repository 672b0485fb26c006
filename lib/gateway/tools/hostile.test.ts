import { expect, it } from 'vitest';
import { roundsOf } from '../../base/math/rounds';
import { loadContract } from '../contract/load';
import { signRequest } from '../signing';
import { explainCallback } from '../signing/explain-callback';
import { explainGet } from '../signing/explain-get';
import { explainSignature, type SigningInput } from '../signing/mistakes';
import { queryPairs } from '../signing/query';
import { hostileTexts } from './__fixtures__/hostile';
import { callbackToolData } from './callback';
import { codeEntries, findCodes } from './codes';
import { READY_LANGUAGES } from './ready-languages';
import { readyRequest } from './ready-request';
import { recognize } from './recognize';
import { serviceEntries } from './services/entries';
import { findServices } from './services/find';
import { NOTHING } from './services/wanted';
import { signingToolData } from './signing';

// The builder of requests and the links have tests of their own, `request/hostile.test.ts` and `gateway/share.test.ts`.
const TEXTS = hostileTexts(roundsOf(2000, 400));
const COUNT = TEXTS.length;
const contract = loadContract();
const signing = signingToolData(contract);
const callback = callbackToolData(contract);
const vector = signing?.vectors[0];
if (!signing || !callback || !vector) throw new Error('The contract has no signing.');

/** Every result that differs from that of the example proves that the text has reached the tool. */
async function each(run: (text: string) => Promise<string> | string): Promise<Set<string>> {
  const seen = new Set<string>();
  for (const text of TEXTS) seen.add(await run(text));
  return seen;
}

const { id: _id, title: _title, ...input } = vector;

const { webhookId, timestamp, signature, secret, body } = callback.vector;
const now = Number(timestamp) + 6;
const RECEIVED = {
  headers: `webhook-id: ${webhookId}\nwebhook-timestamp: ${timestamp}\nwebhook-signature: ${signature}`,
  ...{ body, secret, now },
};
const RECEIVED_GET = { address: callback.address, secret, now };

it('begins with what is genuine', async () => {
  const { verdict } = await explainCallback(RECEIVED, callback.tolerance);
  const { given, computed } = await explainGet(RECEIVED_GET);
  expect([verdict.ok, given]).toEqual([true, [computed]]);
});

it.each(['path', 'query', 'body', 'keyId', 'secret', 'timestamp', 'nonce'] as const)(
  `signs with ${COUNT} hostile values in %s, and prints the request`,
  async (name) => {
    const found = await each(async (text) => {
      const changed: SigningInput = { ...input, [name]: text };
      if (changed.secret === '') return '';
      const { keyId, secret, timestamp, nonce } = changed;
      const request = { ...changed, query: queryPairs(changed.query) };
      const signed = await signRequest(request, { keyId, secret }, { timestamp, nonce });
      expect(signed.signature).toMatch(/^[0-9a-f]{64}$/);
      for (const [language] of READY_LANGUAGES)
        expect(
          typeof readyRequest(language, { host: signing.host, input: changed, signed }).code,
        ).toBe('string');
      return signed.signature;
    });
    expect(found.size).toBeGreaterThan(COUNT / 2);
  },
);

// Each value is compared with 600 hashes.
it('compares 50 hostile values with a signature, and takes none for right', async () => {
  for (const text of TEXTS.slice(0, 50))
    expect((await explainSignature(input, text)).kind).toBe('unknown');
});

it.each(['headers', 'body', 'secret'] as const)(
  `verifies a callback with ${COUNT} hostile values in %s, and takes none`,
  async (name) => {
    const found = await each(async (text) => {
      const { verdict } = await explainCallback({ ...RECEIVED, [name]: text }, callback.tolerance);
      return `${verdict.ok}`;
    });
    expect([...found]).toEqual(['false']);
  },
);

it.each(['address', 'secret'] as const)(
  `verifies a GET callback with ${COUNT} hostile values in %s, and takes none`,
  async (name) => {
    const found = await each(async (text) => {
      const { given, computed } = await explainGet({ ...RECEIVED_GET, [name]: text });
      return `${given.length === 1 && given[0] === computed}`;
    });
    expect([...found]).toEqual(['false']);
  },
);

it(`looks up and takes apart ${COUNT} hostile values`, async () => {
  const entries = codeEntries(contract);
  const found = await each((text) => {
    expect(findCodes(entries, text).length).toBeLessThanOrEqual(12);
    for (const { verdict } of recognize(text))
      if (!verdict.ok) expect(verdict.message).not.toBe('');
    return '';
  });
  expect(found.size).toBe(1);
});

it.each(['text', 'amount', 'country', 'currency'] as const)(
  `finds services with ${COUNT} hostile values in %s`,
  async (name) => {
    const methods = serviceEntries(contract);
    const found = await each((text) => {
      const { fitting } = findServices(methods, { ...NOTHING, [name]: text }, (code) => code);
      return `${fitting.length}`;
    });
    expect(found.size).toBeGreaterThan(1);
  },
);
