import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetQueries, recentQueries, rememberQuery } from './recent';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('recent queries', () => {
  it('are the last five, newest first, each once', () => {
    for (const query of ['one', 'two', 'three', ' Two ', 'four', 'five', 'six'])
      rememberQuery(query);
    expect(recentQueries()).toEqual(['six', 'five', 'four', 'Two', 'three']);
  });

  it('are forgotten when the reader says so', () => {
    rememberQuery('refund');
    forgetQueries();
    expect(recentQueries()).toEqual([]);
  });

  it('never hold the number of a card, an empty query or a pasted text', () => {
    for (const query of ['4111 1111 1111 1111', 'card 4111-1111-1111', ' ', 'x'.repeat(61)]) {
      rememberQuery(query);
    }
    expect(recentQueries()).toEqual([]);
  });

  it.each(['{', '"refund"', '{"length":3}', 'null', '[1,{"a":2},"",null]'])(
    'are none where the store holds %s, and the next query replaces it',
    (stored) => {
      localStorage.setItem('search.recent', stored);
      expect(recentQueries()).toEqual([]);
      rememberQuery('refund');
      expect(recentQueries()).toEqual(['refund']);
    },
  );

  it('are none where the browser refuses its store', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    rememberQuery('refund');
    forgetQueries();
    expect(recentQueries()).toEqual([]);
  });
});
