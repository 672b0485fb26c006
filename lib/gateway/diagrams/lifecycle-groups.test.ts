import { describe, expect, it } from 'vitest';
import { loadContract } from '../contract/load';
import { edgesOf } from './lifecycle-edges';
import { lifecycleGroups } from './lifecycle-groups';

const { lifecycle } = loadContract();
if (!lifecycle) throw new Error('content/_contract/lifecycle.yaml is missing');

describe('lifecycleGroups', () => {
  const groups = lifecycleGroups(lifecycle);
  const statuses = groups.flatMap((group) => group.statuses);

  it('has every status once, by what it means for the money', () => {
    expect(groups.map(({ title }) => title)).toEqual([
      'In progress',
      'Money moved',
      'Ended without money',
    ]);
    expect(statuses.map(({ slug }) => slug).sort()).toEqual(
      lifecycle.statuses.map(({ slug }) => slug).sort(),
    );
  });

  it('has every way of the drawing, and no other', () => {
    const ways = statuses.flatMap(({ slug, ways }) => ways.map(({ to }) => `${slug}>${to}`));
    const drawn = edgesOf(lifecycle.transitions).filter(({ from }) => from !== '');
    expect(ways.sort()).toEqual(drawn.map(({ from, to }) => `${from}>${to}`).sort());
  });

  it('marks the one way out of a final status, and says what the exceptions are', () => {
    const marked = statuses.flatMap(({ slug, ways }) =>
      ways.filter(({ ink }) => ink).map(({ to, ink, note }) => `${slug}>${to} ${ink}: ${note}`),
    );
    expect(marked).toContain('expired>success out: late payment');
    expect(marked).toContain('charged_back>success exception: dispute won');
    expect(marked.filter((way) => way.includes(' out:'))).toHaveLength(1);
  });
});
