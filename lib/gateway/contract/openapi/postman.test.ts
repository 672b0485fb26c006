import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { contentDir } from '../../../base/source/files';
import { loadContract } from '../load';
import type { Json, JsonObject, RequestVector } from '../types';
import { finishCollection } from './postman';

const contract = loadContract();
const read = (name: string) =>
  readFileSync(path.join(contentDir(), '_contract/clients', name), 'utf8');
const script = read('postman.js');
const scripts = { request: script, callback: read('postman-callback.js') };
const vectors = (contract.signing?.vectors ?? []).filter((vector) => vector.kind === 'request');

/** The part of Postman's sandbox that the scripts of the collection use. */
function sandboxFor(vector: RequestVector, url: { path: string; query: readonly JsonObject[] }) {
  const headers = new Map([['Gateway-Key', '{{gateway_key_id}}']]);
  const variables: Record<string, string> = {
    gateway_key_id: vector.keyId,
    gateway_secret: vector.secret,
    $guid: vector.nonce,
    order: 'order 2026/000123',
  };
  const replaceIn = (text: string) =>
    text.replace(/\{\{([^}]+)\}\}/g, (whole, name: string) => variables[name] ?? whole);
  const sandbox = {
    Date: { now: () => Number(vector.timestamp) * 1000 },
    require: (name: string) =>
      name === 'crypto-js' ? cryptoJs : createRequire(import.meta.url)(name),
    pm: {
      variables: { get: (name: string) => variables[name], replaceIn },
      request: {
        method: vector.method,
        url: { getPath: () => url.path, query: url.query },
        body:
          vector.body === ''
            ? undefined
            : { mode: 'raw', raw: vector.body, update: () => undefined },
        headers: {
          has: (name: string) => headers.has(name),
          upsert: ({ key, value }: { key: string; value: string }) => headers.set(key, value),
        },
      },
    },
  };
  return { sandbox, headers };
}

/** `crypto-js` takes texts as UTF-8 and prints hex. */
const cryptoJs = {
  SHA256: (text: string) => createHash('sha256').update(text, 'utf8').digest('hex'),
  HmacSHA256: (text: string, key: string) =>
    createHmac('sha256', key).update(text, 'utf8').digest('hex'),
};

describe('the script that signs in Postman', () => {
  it.each(vectors)('reproduces the vector $id', (vector) => {
    const query = vector.query.map(([key, value]) => ({ key, value }));
    const { sandbox, headers } = sandboxFor(vector, { path: vector.path, query });
    runInNewContext(script, sandbox);
    expect(headers.get('Gateway-Signature')).toBe(`v1=${vector.signature}`);
    expect(headers.get('Gateway-Timestamp')).toBe(vector.timestamp);
    expect(headers.get('Gateway-Nonce')).toBe(vector.nonce);
  });

  it('fills in variables, leaves out what is switched off, and takes an encoded value as what it means', () => {
    const vector = vectors.find(({ id }) => id === 'get-query');
    if (!vector) throw new Error('no vector get-query');
    const query = [
      { key: 'limit', value: '50' },
      { key: 'cursor', value: 'x', disabled: true },
      { key: 'external_transaction_id', value: 'order%202026%2F000123' },
    ];
    for (const value of ['{{order}}', 'order%202026%2F000123']) {
      const pairs = [...query.slice(0, 2), { key: 'external_transaction_id', value }];
      const { sandbox, headers } = sandboxFor(vector, { path: vector.path, query: pairs });
      runInNewContext(script, sandbox);
      expect(headers.get('Gateway-Signature')).toBe(`v1=${vector.signature}`);
    }
  });

  it('leaves a request alone that is not signed', () => {
    const [vector] = vectors;
    if (!vector) throw new Error('no vector');
    const { sandbox, headers } = sandboxFor(vector, { path: vector.path, query: [] });
    headers.delete('Gateway-Key');
    runInNewContext(script, sandbox);
    expect([...headers]).toEqual([]);
  });
});

const header = (key: string): JsonObject => ({ key, value: 'sample' });

/** As the converter writes it, cut down; `id`s are random there. */
const collection = (id: string): JsonObject => ({
  info: { _postman_id: id, name: 'API' },
  auth: { type: 'apikey' },
  variable: [{ key: 'baseUrl', value: 'https://x.example', id }],
  item: [
    { name: 'Callbacks', item: [] },
    {
      name: 'Transactions',
      item: [
        {
          id,
          name: 'Find',
          request: {
            method: 'GET',
            url: {
              path: ['v1', 'transaction', 'find'],
              query: [
                { key: 'transaction_id', value: 'trx', disabled: false },
                { key: 'status', value: 'pending', disabled: false },
              ],
            },
            header: ['Gateway-Key', 'Gateway-Timestamp', 'Gateway-Nonce', 'Accept'].map(header),
            auth: null,
          },
          response: [
            { id, name: 'ok', originalRequest: {}, header: [{ key: 'A', value: '' }, header('B')] },
          ],
        },
        {
          id,
          name: 'Cancel',
          request: {
            method: 'POST',
            url: { path: ['v1', 'transaction', 'cancel'] },
            header: [header('Idempotency-Key')],
            auth: null,
          },
          response: [],
        },
        {
          id,
          name: 'Page',
          request: {
            method: 'GET',
            url: { path: ['v1', 'invoicing', 'page', ':page_id'] },
            auth: { type: 'bearer' },
          },
          response: [],
        },
      ],
    },
  ],
});

describe('finishCollection', () => {
  const finish = (id: string): Json =>
    JSON.parse(JSON.stringify(finishCollection(collection(id), contract, scripts)));
  const text = JSON.stringify(finish('one'));

  it('is the same whatever ids the converter made up, and each id is its own', () => {
    expect(JSON.stringify(finish('two'))).toBe(text);
    const ids = [...text.matchAll(/"(?:id|_postman_id)":"([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('leaves the key as a mark and lets the script write the rest', () => {
    expect(text).toContain('{"key":"Gateway-Key","value":"{{gateway_key_id}}"}');
    expect(text).not.toContain('"key":"Gateway-Nonce"');
    expect(text).toContain('"exec":["// Signs each request');
    expect(text).toContain('{"key":"Idempotency-Key","value":"{{$guid}}","disabled":false}');
  });

  it('has a request for every scenario, which sends its own query only', () => {
    const requests = requestsIn(finish('one'));
    const queries = requests
      .filter(({ trail }) => trail.includes('Find'))
      .map(({ item }) => {
        const { query } = Object(Object(item.request).url);
        return Object(query)
          .filter(({ disabled }: JsonObject) => !disabled)
          .map(({ key }: JsonObject) => key);
      });
    expect(queries).toContainEqual(['transaction_id']);
    expect(queries).toContainEqual(['external_transaction_id', 'include']);
    expect(text).toContain('{"key":"status","value":"pending","disabled":true}');
  });

  it('gives the responses of a request names of their own', () => {
    for (const { item } of requestsIn(finish('one'))) {
      const names = Object(item.response).map(({ name }: JsonObject) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('has every callback, with the body of its page, in place of the empty folder', () => {
    const callbacks = requestsIn(finish('one')).filter(({ trail }) => trail[0] === 'Callbacks');
    const events = contract.callbacks?.events.map(({ type }) => type) ?? [];
    expect(callbacks.map(({ item }) => item.name).sort()).toEqual([...events].sort());
    const [first] = callbacks;
    expect(JSON.parse(Object(Object(first?.item.request).body).raw)).toMatchObject({
      type: first?.item.name,
    });
    expect(text.match(/"name":"Callbacks"/g)).toHaveLength(1);
  });

  it('sends a token where the operation takes one', () => {
    expect(text).toContain('"bearer":[{"key":"token","value":"{{access_token}}","type":"string"}]');
  });

  it('does not repeat the request in each saved response', () => {
    expect(text).not.toContain('originalRequest');
  });
});

describe('the script that signs callbacks in Postman', () => {
  it.each((contract.signing?.vectors ?? []).filter((vector) => vector.kind === 'callback'))(
    'reproduces the vector $id',
    (vector) => {
      const headers = new Map<string, string>();
      const request = {
        body: { raw: vector.body },
        headers: {
          upsert: ({ key, value }: { key: string; value: string }) => headers.set(key, value),
        },
      };
      const variables = {
        get: () => vector.secret,
        replaceIn: (value: string) =>
          value === '{{$guid}}' ? vector.webhookId.slice('evt_'.length) : value,
      };
      const Base64 = { parse: (value: string) => Buffer.from(value, 'base64') };
      const HmacSHA256 = (value: string, key: Buffer) => ({
        toString: () => createHmac('sha256', key).update(value, 'utf8').digest('base64'),
      });
      runInNewContext(scripts.callback, {
        Date: { now: () => Number(vector.timestamp) * 1000 },
        require: () => ({ enc: { Base64 }, HmacSHA256 }),
        pm: { variables, request },
      });
      expect(headers.get('webhook-timestamp')).toBe(vector.timestamp);
      expect(headers.get('webhook-signature')).toBe(vector.signature);
    },
  );
});

/** Every request in a collection, with the names of its folders. */
function requestsIn(
  item: Json,
  trail: readonly string[] = [],
): { trail: readonly string[]; item: JsonObject }[] {
  const own: JsonObject = Object(item);
  const inside: readonly JsonObject[] = Object(own.item);
  if (own.item === undefined) return [{ trail, item: own }];
  return [...inside].flatMap((child) =>
    requestsIn(child, child.item === undefined ? trail : [...trail, String(child.name)]),
  );
}
