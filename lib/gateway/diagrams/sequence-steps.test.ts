import { describe, expect, it } from 'vitest';
import type { Sequence } from '../contract/types';
import { sequenceSteps } from './sequence-steps';

const sequence: Pick<Sequence, 'actors' | 'messages'> = {
  actors: [
    { id: 'customer', label: 'Customer' },
    { id: 'server', label: 'Your server' },
    { id: 'gateway', label: 'Gateway' },
  ],
  messages: [
    {
      from: 'server',
      to: 'customer',
      label: 'shows the requisites',
      kind: 'action',
      wait: { at: 'customer', label: '15 min', until: 3 },
    },
    { from: 'customer', to: 'server', label: 'has paid', kind: 'action' },
    { from: 'gateway', to: 'gateway', label: 'matches the transfer', kind: 'action' },
    {
      from: 'gateway',
      to: 'server',
      label: 'callback transaction.success',
      kind: 'callback',
      code: true,
    },
  ],
};

describe('sequenceSteps', () => {
  const steps = sequenceSteps(sequence);

  it('says who sends what to whom, in order', () => {
    expect(steps.map(({ actors, label }) => `${actors.join(' > ')}: ${label}`)).toEqual([
      'Your server > Customer: shows the requisites',
      'Customer > Your server: has paid',
      'Gateway: matches the transfer',
      'Gateway > Your server: callback transaction.success',
    ]);
  });

  it('draws a wait from its message to the one that ends it', () => {
    expect(steps.map(({ waiting }) => waiting)).toEqual([true, true, false, false]);
    expect(steps.flatMap(({ waits }) => waits)).toEqual(['Customer waits until step 3: 15 min']);
  });

  it('ends a wait without an end at the next step', () => {
    const [first] = sequence.messages;
    if (!first?.wait) throw new Error('the first message waits');
    const { until: _, ...wait } = first.wait;
    const shorter = sequenceSteps({
      ...sequence,
      messages: [{ ...first, wait }, ...sequence.messages.slice(1)],
    });
    expect(shorter.map(({ waiting }) => waiting)).toEqual([true, false, false, false]);
    expect(shorter[0]?.waits).toEqual(['Customer waits until step 2: 15 min']);
  });

  it('refuses an actor that is not in the list', () => {
    const actors = sequence.actors.slice(1);
    expect(() => sequenceSteps({ ...sequence, actors })).toThrow('no actor "customer"');
  });
});
