import { expect, it } from 'vitest';
import { formatProblem } from '../../lib/base/source/problems';
import { judgedFaults } from './judged-faults';

const faultsOf = (text: string) =>
  judgedFaults({ file: 'judged.yaml', text }, new Set(['/', '/pay', '/page_new']), [
    { from: '/page_old', to: '/page_new' },
  ]);

it('names each old address of a page with its place, and corrects it', () => {
  const faults = faultsOf(
    'task:\n  /page_old: [/pay, /page_old#e1]\n  home:\n    - /\n    - /page_old\n',
  );
  expect(faults.map(formatProblem)).toEqual([
    'judged.yaml:2:21  warning: "/page_old" is an old address — write "/page_new"',
    'judged.yaml:5:7  warning: "/page_old" is an old address — write "/page_new"',
  ]);
  expect(faults.map(({ fix }) => fix)).toEqual([
    { from: '/page_old', to: '/page_new' },
    { from: '/page_old', to: '/page_new' },
  ]);
});

it('names a page that is not there', () => {
  expect(faultsOf('task:\n  pay: [/pey]\n').map(formatProblem)).toEqual([
    'judged.yaml:2:9  "/pey" has no page — did you mean "/pay"?',
  ]);
});
