import { expect, it } from 'vitest';
import { HELP, readOptions } from './options';

it.each([['--help'], ['-h']])('prints the usage for %s', (flag) => {
  expect(readOptions([flag])).toEqual({ text: HELP, code: 0 });
});

it('prints the usage below what is wrong with the arguments', () => {
  expect(readOptions(['--unknown'])).toEqual({
    text: expect.stringMatching(/'--unknown'.*\n\nUsage: /s),
    code: 1,
  });
});

it('reads the name of the report, and whether a sample is enough', () => {
  expect(readOptions(['--report', 'a.json'])).toEqual({ isSample: false, report: 'a.json' });
  expect(readOptions(['--sample'])).toEqual({ isSample: true });
});
