import { expect, it } from 'vitest';
import { readOut } from '../export/out';
import fixture from './__fixtures__/routes.json' with { type: 'json' };

it('the table of old paths is published for hosts that answer with a 301', () => {
  const lines = (readOut('_redirects') ?? '').trim().split('\n');
  expect(lines).toEqual(fixture.redirects.map(({ from, to }) => `${from} ${to} 301`));
});
