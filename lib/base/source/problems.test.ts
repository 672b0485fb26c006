import { expect, it } from 'vitest';
import { guarded } from './problems';

const refused = (code: string, syscall: string) => () => {
  throw Object.assign(new Error(`${code}: refused, ${syscall} 'out'`), { code, syscall });
};

it('makes what a check throws a fault of its file', () => {
  const faults = guarded('content/faq.mdx', refused('EACCES', 'open'));
  expect(faults.map(({ file, line }) => [file, line])).toEqual([['content/faq.mdx', 1]]);
});

it.each([
  ['EROFS', 'open'],
  ['ENOSPC', 'write'],
  ['EACCES', 'rmdir'],
])('does not blame a page when the machine refuses to write: %s, %s', (code, syscall) => {
  expect(() => guarded('content/faq.mdx', refused(code, syscall))).toThrow(code);
});
