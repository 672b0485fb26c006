import { expect, it } from 'vitest';
import { emptyTally, tallyOfReport } from './tally.mjs';

const test = (fullName: string, status: string) => ({ fullName, status });
const file = (name: string, status: string, ...assertionResults: ReturnType<typeof test>[]) => ({
  name: `${process.cwd()}/${name}`,
  status,
  assertionResults,
});
const report = (...testResults: ReturnType<typeof file>[]) => JSON.stringify({ testResults });

it('sums passed and failed tests and names the failed and the skipped ones', () => {
  const tally = emptyTally();
  tallyOfReport(
    tally,
    'unit',
    1,
    report(file('a.test.ts', 'failed', test('works', 'passed'), test('breaks', 'failed'))),
  );
  tallyOfReport(tally, 'e2e', 0, report(file('b.e2e.ts', 'passed', test('on nginx', 'pending'))));
  expect(tally).toEqual({
    passed: 1,
    failed: 1,
    failures: ['unit: a.test.ts: breaks'],
    skipped: ['e2e: b.e2e.ts: on nginx'],
  });
});

it('counts a file that could not be loaded as a failure', () => {
  const tally = emptyTally();
  tallyOfReport(tally, 'unit', 1, report(file('a.test.ts', 'failed')));
  expect(tally.failures).toEqual(['unit: a.test.ts: the file could not be run']);
});

it('counts an error outside the tests and a missing report as failures', () => {
  const tally = emptyTally();
  tallyOfReport(tally, 'unit', 1, report(file('a.test.ts', 'passed', test('works', 'passed'))));
  tallyOfReport(tally, 'site', 1, undefined);
  expect([tally.passed, tally.failed]).toEqual([1, 2]);
});
