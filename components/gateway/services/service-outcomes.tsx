import type { ReactNode } from 'react';
import { DocLink } from '@/components/base/link/link';
import { DataTable } from '@/components/base/tables/data-table';
import { ANCHOR, REFERENCE } from '@/lib/gateway/contract/anchors';
import { adviceOf } from '@/lib/gateway/contract/failures';
import { failureRowsOf, statusRowsOf } from '@/lib/gateway/contract/services';
import type { Service, ServiceVariant, StateCode } from '@/lib/gateway/contract/types';
import { retryValue } from '../reference/code-tables';
import type { FromContract } from '../text/from-contract';
import { Inline } from '../text/inline';
import { FailureRef, StatusLink } from '../text/refs';

interface ServiceProps {
  readonly service: Service;
}

/** The statuses this service passes through, in order, with what happens at each. */
export function ServiceStatuses({
  service: { variant },
  contract,
}: ServiceProps & FromContract<'states' | 'failures'>) {
  const statuses = statusRowsOf(variant, contract);
  if (statuses.length === 0) return null;
  const hasState = statuses.some((item) => item.state);
  const explained = new Set(
    failureRowsOf(variant, contract).map(
      (failure) => contract.failures?.codes.find(({ code }) => code === failure.code)?.state,
    ),
  );
  return (
    <DataTable
      label="Statuses of this service"
      columns={[
        { label: 'Status', role: 'head' },
        ...(hasState ? [{ label: 'State', nowrap: true }] : []),
        { label: 'When' },
      ]}
      rows={statuses.map((item) => {
        const state = contract.states?.codes.find((candidate) => candidate.slug === item.state);
        return {
          key: `${item.status} ${item.state ?? ''} ${item.when ?? ''}`,
          cells: [
            <StatusLink key="status" name={item.status} />,
            ...(hasState
              ? [
                  state ? (
                    <DocLink
                      key="state"
                      className="row-link"
                      href={`${REFERENCE.states}#${ANCHOR.state(state.code)}`}
                    >
                      <code>{state.code}</code>
                      {` ${state.slug}`}
                    </DocLink>
                  ) : (
                    (item.state ?? '')
                  ),
                ]
              : []),
            <Inline
              key="when"
              text={
                item.when === undefined
                  ? textOf(state, variant.direction, explained)
                  : `${item.when}${lateNote(item.state, variant)}`
              }
            />,
          ],
        };
      })}
    />
  );
}

/** What late money makes of an expired payment: a shop that closes the order for good would keep it for nothing. */
function lateNote(
  state: string | undefined,
  { statuses, lateMoney }: Pick<ServiceVariant, 'statuses' | 'lateMoney'>,
): string {
  if (state !== 'payment_not_received') return '';
  if (lateMoney === 'refused') return ' A late payment changes the status to `failed`.';
  return statuses.some((row) => row.state === 'completed_late')
    ? ' A late payment still changes the status: to `success`, or to `failed` if the point does not accept it.'
    : '';
}

/** What a state means for this service, and what to do; after a failure, the table of the reasons says what to do. */
function textOf(
  state: StateCode | undefined,
  direction: ServiceVariant['direction'],
  explained: ReadonlySet<string | undefined>,
): string {
  if (state === undefined) return '';
  const meaning = (direction === 'payout' && state.payout) || state.meaning;
  return explained.has(state.slug) ? meaning : `${meaning} ${state.action}`;
}

/** The name that the reference uses; the values alone would not say what they belong to. */
const RETRY_LABEL = 'Retry (failure.retry)';

/** Cards have more reasons than a page lists. */
const DECLINED_BY_ISSUER = 'declined_by_issuer';

/** Why payments of this service fail, what to do, and when to try again. */
export function ServiceFailures({
  service: { variant },
  contract,
}: ServiceProps & FromContract<'failures' | 'states'>) {
  const rows = failureRowsOf(variant, contract).map((failure) => ({
    failure,
    reason: contract.failures?.codes.find(({ code }) => code === failure.code),
  }));
  if (rows.length === 0) return null;
  return (
    <>
      <DataTable
        label="Failures of this service"
        columns={[
          { label: 'Reason', role: 'head' },
          { label: 'When' },
          { label: 'What to do' },
          {
            label: RETRY_LABEL,
            nowrap: true,
            head: (
              <DocLink href={REFERENCE.retries}>
                Retry (<code>failure.retry</code>)
              </DocLink>
            ),
          },
        ]}
        rows={rows.map(({ failure, reason }) => {
          const action =
            failure.action ??
            adviceOf(reason, variant.direction) ??
            noAction(reason?.customerMessage);
          return {
            key: String(failure.code),
            cells: [
              <FailureRef key="reason" code={failure.code} contract={contract} />,
              <Inline key="when" text={failure.when ?? reason?.meaning ?? ''} />,
              <Inline key="action" text={action} />,
              reason ? <Inline key="retry" text={retryValue({ ...reason, ...failure })} /> : '',
            ],
          };
        })}
      />
      {rows.some(({ reason }) => reason?.state === DECLINED_BY_ISSUER) && (
        <p>
          The table contains the most frequent reasons. All others are in{' '}
          <DocLink href={REFERENCE.failures}>Failure reason codes</DocLink>.
        </p>
      )}
    </>
  );
}

/** The advice for a reason that asks for nothing, with or without a text for the customer. */
const noAction = (customerMessage: string | undefined): string =>
  customerMessage === undefined
    ? 'No action is needed.'
    : 'Show `failure.customer_message`. No other action is needed.';

/** What to send in the sandbox and what it brings. */
export function ServiceTests({
  service: { variant },
  contract,
}: ServiceProps & FromContract<'failures'>) {
  if (variant.tests.length === 0) return null;
  return (
    <DataTable
      label="Test data of this service"
      columns={[
        { label: 'Send or type', role: 'head' },
        { label: 'What happens' },
        { label: 'Status' },
      ]}
      rows={variant.tests.map((test) => ({
        key: `${test.input} ${test.outcome}`,
        cells: [
          <Inline key="input" text={test.input} />,
          <Inline key="outcome" text={test.outcome} />,
          <TestEnd
            key="end"
            contract={contract}
            {...(test.status ? { status: test.status } : {})}
            {...(test.failure === undefined ? {} : { failure: test.failure })}
          />,
        ],
      }))}
    />
  );
}

interface TestEndProps extends FromContract<'failures'> {
  readonly status?: string;
  readonly failure?: number;
}

function TestEnd({ status, failure, contract }: TestEndProps): ReactNode {
  return (
    <span className="status-list">
      {status && <StatusLink name={status} />}{' '}
      {failure !== undefined && <FailureRef code={failure} contract={contract} />}
      {!status && failure === undefined && 'no transaction'}
    </span>
  );
}
