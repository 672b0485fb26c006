import { describe, expect, it } from 'vitest';
import { judge, readJudged } from './judge';

describe('the judged queries', () => {
  it('are many, of all kinds, and none stands twice', () => {
    const judged = readJudged();
    expect(judged.length).toBeGreaterThanOrEqual(150);
    expect(new Set(judged.map(({ query }) => query)).size).toBe(judged.length);
  });

  it('are judged by the first right row among eight', () => {
    const judged = [
      { group: 'a', query: 'x', routes: ['/x'] },
      { group: 'a', query: 'y', routes: ['/y'] },
      { group: 'b', query: 'z', routes: ['/missing'] },
    ];
    const verdict = judge(
      judged,
      (route) => route !== '/missing',
      (query) => (query === 'x' ? ['/x'] : ['/a', '/a', '/a', '/y']),
    );
    expect(verdict).toMatchObject({ queries: 2, notYet: 1, mrr: 0.625, success: 0.5 });
    expect(verdict.misses).toMatchObject([{ query: 'y', rank: 4, first: '/a' }]);
  });
});
