import path from 'node:path';

/** Counts over all steps of `npm test`, and the names that a reader of the log looks for. */
export const emptyTally = () => ({ passed: 0, failed: 0, skipped: [], failures: [] });

/**
 * Add one run of vitest, from its JSON report, to the tally. A file that could not be loaded, an error
 * outside any test and a run without a report count as one failure each: none may look like a success.
 */
export function tallyOfReport(tally, step, exitCode, report) {
  if (report === undefined) {
    tally.failed += 1;
    tally.failures.push(`${step}: vitest ended with code ${exitCode} and without a report`);
    return;
  }
  const failedBefore = tally.failed;
  for (const file of JSON.parse(report).testResults) addFile(tally, step, file);
  if (exitCode !== 0 && tally.failed === failedBefore) {
    tally.failed += 1;
    tally.failures.push(`${step}: an error outside the tests, see above`);
  }
}

function addFile(tally, step, file) {
  const name = path.relative(process.cwd(), file.name);
  for (const test of file.assertionResults) {
    const label = `${step}: ${name}: ${test.fullName}`;
    if (test.status === 'passed') {
      tally.passed += 1;
    } else if (test.status === 'failed') {
      tally.failed += 1;
      tally.failures.push(label);
    } else {
      tally.skipped.push(label);
    }
  }
  const hasFailedTest = file.assertionResults.some((test) => test.status === 'failed');
  if (file.status === 'failed' && !hasFailedTest) {
    tally.failed += 1;
    tally.failures.push(`${step}: ${name}: the file could not be run`);
  }
}
