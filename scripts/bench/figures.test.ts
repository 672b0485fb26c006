import { expect, it } from 'vitest';
import { Figures } from './figures';

it('keeps the numbers of each row under its measurement', () => {
  const figures = new Figures();
  figures.add('navigation', '/faq', { wallMs: 48.12345 });
  figures.add('navigation', '/faq', { workMs: 30 });
  figures.add('deploy', 'first', { requests: 7 });
  expect(JSON.parse(figures.toJson())).toEqual({
    navigation: { '/faq': { wallMs: 48.123, workMs: 30 } },
    deploy: { first: { requests: 7 } },
  });
});
