import { expect, it } from 'vitest';
import { loadContract } from '../load';
import { responseHeadersOf } from './response-headers';

const { openapi, errors } = loadContract();

it('lists every header that a response declares, each with a meaning and an example', () => {
  const headers = responseHeadersOf(openapi);
  const names = headers.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining(['Gateway-Request-Id', 'RateLimit-Remaining', 'Retry-After', 'ETag']),
  );
  expect(headers.filter(({ meaning, example }) => meaning === '' || example === '')).toEqual([]);
});

it('uses every header that the document defines', () => {
  const defined = Object.keys(openapi?.components?.headers ?? {});
  expect(responseHeadersOf(openapi)).toHaveLength(defined.length);
});

it('lists nothing without a document', () => {
  expect(responseHeadersOf(undefined)).toEqual([]);
});

it('is asked for in the action of exactly the errors that have `Retry-After`', () => {
  const wrong = (errors?.codes ?? []).filter(
    ({ action, retryAfter = false }) => action.includes('`Retry-After`') !== retryAfter,
  );
  expect(wrong).toEqual([]);
});
