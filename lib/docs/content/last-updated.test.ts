import { expect, it } from 'vitest';
import { parseLog } from './last-updated';

it('takes the newest commit of each file and prints it in UTC', () => {
  const log = [
    '\x002026-02-03T23:30:00-05:00\n\ncontent/a.mdx\ncontent/b.mdx\n',
    '\x002025-01-01T00:00:00+00:00\n\ncontent/a.mdx\ncontent/c.mdx\n',
  ].join('');
  expect([...parseLog(log, (file) => file)]).toEqual([
    ['content/a.mdx', '2026-02-04T04:30:00Z'],
    ['content/b.mdx', '2026-02-04T04:30:00Z'],
    ['content/c.mdx', '2025-01-01T00:00:00Z'],
  ]);
});
