import { describe, expect, it } from 'vitest';
import { brokenPromise, promisesOf, wayOf } from './run-fences';
import type { Fence } from './types';

const fence = (change: Partial<Fence>): Fence => ({
  language: 'javascript',
  title: 'a.mjs',
  code: '',
  source: 'content/a.mdx',
  line: 1,
  operation: undefined,
  ...change,
});

describe('promisesOf', () => {
  it('finds what the lines that print say they print', () => {
    const code = `print(f(1))  # 84.80
console.log(x('//')); // [ 'a' ]
System.out.println(a); // true
const y = 1; // one
console.log(y);
`;
    expect(promisesOf({ code })).toEqual(['84.80', "[ 'a' ]", 'true']);
  });
});

describe('brokenPromise', () => {
  it('compares line by line; what follows a comma is a remark', () => {
    expect(brokenPromise(['16.6', '3.2, refused'], '16.6\n3.2\n')).toBeUndefined();
    expect(brokenPromise(['16.6', '3.2, refused'], '16.6\n3\n')).toBe(
      'prints "3" and not "3.2, refused"',
    );
    expect(brokenPromise(['a'], '')).toBe('prints "" and not "a"');
  });
});

describe('wayOf', () => {
  it.each([
    [{ title: 'part of the payment data request' }, 'part'],
    [{ title: 'some.mjs', code: 'console.log(1); // 1\n' }, 'run'],
    [{ title: 'requisites.mjs' }, 'run'],
    [{ title: 'unused.mjs' }, 'read'],
    [{ title: 'Banks of a service', language: 'bash' }, 'run'],
    [{ source: 'content/callbacks.mdx', title: 'callbacks.mjs' }, 'typed'],
  ] as const)('%j: %s', (change, way) => {
    expect(wayOf(fence(change))).toBe(way);
  });
});
