import { ANCHOR } from '@/lib/gateway/contract/anchors';
import type { ErrorCode, FailureReason, StateCode } from '@/lib/gateway/contract/types';
import { DataTable } from '../../base/tables/data-table';
import { TableTools } from '../../base/tables/table-tools';
import type { FromContract } from '../text/from-contract';
import { Inline } from '../text/inline';
import { StateRef, StatusLink } from '../text/refs';

/** The code itself, linked to its own row so that the address can be copied. */
const CodeAnchor = ({ id, code }: { readonly id: string; readonly code: number }) => (
  <a className="row-link" href={`#${id}`}>
    {code}
  </a>
);

/** Every error of the API, with what to do. */
export function ErrorTable({ contract: { errors } }: FromContract<'errors'>) {
  return errors ? <ErrorRows errors={errors.codes} /> : null;
}

/** `ErrorTable` for given codes. */
function ErrorRows({ errors }: { readonly errors: readonly ErrorCode[] }) {
  return (
    <>
      <TableTools
        table="errors"
        placeholder="Filter by code, slug or text"
        count={errors.length}
        segments={[
          { label: 'Retry', tag: 'yes' },
          { label: 'Later', tag: 'later' },
          { label: 'Change first', tag: 'no' },
        ]}
        download="api_error_codes"
      />
      <DataTable
        id="errors"
        label="API error codes"
        filtered
        columns={[
          { label: 'Code', role: 'title', code: true },
          { label: 'Slug', role: 'head', code: true },
          { label: 'HTTP', code: true },
          { label: 'Retry', nowrap: true },
          { label: 'Meaning' },
          { label: 'What to do' },
        ]}
        rows={errors.map((error) => ({
          key: String(error.code),
          id: ANCHOR.error(error.code),
          tags: [error.retry, error.type],
          cells: [
            <CodeAnchor key="code" id={ANCHOR.error(error.code)} code={error.code} />,
            error.slug,
            error.http,
            error.retry,
            <Inline key="meaning" text={error.meaning} />,
            <Inline key="action" text={error.action} />,
          ],
        }))}
      />
    </>
  );
}

/** How the table of reasons says what `failure.retry` asks for. */
export const RETRY_WORDS = {
  never: 'never',
  later: 'later',
  new_data: 'new data',
  step_up: 'step up',
  other_method: 'other method',
  unknown_wait: 'wait',
  none: 'none',
} as const satisfies Record<FailureReason['retry'], string>;

/** `later, 24 h` — when the same instrument may be tried again. */
export const retryText = (failure: Pick<FailureReason, 'retry' | 'retryAfter'>): string =>
  failure.retryAfter
    ? `${RETRY_WORDS[failure.retry]}, ${failure.retryAfter}`
    : RETRY_WORDS[failure.retry];

/** Every reason why a payment fails, what the customer reads, what you do. */
export function FailureTable({ contract }: FromContract<'failures' | 'states'>) {
  const { failures } = contract;
  return failures ? <FailureRows failures={failures.codes} contract={contract} /> : null;
}

interface FailureRowsProps extends FromContract<'states'> {
  readonly failures: readonly FailureReason[];
}

/** `FailureTable` for given reasons. */
export function FailureRows({ failures, contract }: FailureRowsProps) {
  return (
    <>
      <TableTools
        table="failures"
        placeholder="Filter by code, slug or text"
        count={failures.length}
        segments={[
          { label: 'Later', tag: 'later' },
          { label: 'New data', tag: 'new_data' },
          { label: 'Never', tag: 'never' },
        ]}
        download="failure_reason_codes"
      />
      <DataTable
        id="failures"
        label="Failure reason codes"
        filtered
        columns={[
          { label: 'Code', role: 'title', code: true },
          { label: 'Slug and state', role: 'head', code: true },
          { label: 'Meaning' },
          { label: 'Retry', nowrap: true },
          { label: 'The customer reads' },
          { label: 'What to do' },
          { label: 'Comes from', code: true },
        ]}
        rows={failures.map((failure) => ({
          key: String(failure.code),
          id: ANCHOR.failure(failure.code),
          tags: [failure.retry],
          cells: [
            <CodeAnchor key="code" id={ANCHOR.failure(failure.code)} code={failure.code} />,
            <span key="slug">
              {failure.slug}{' '}
              <span className="row-note">
                <StateRef slug={failure.state} contract={contract} />
              </span>
            </span>,
            <Inline key="meaning" text={failure.meaning} />,
            retryText(failure),
            failure.customerMessage ?? 'no action of the gateway',
            failure.action === undefined ? (
              'nothing more'
            ) : (
              <Inline key="action" text={failure.action} />
            ),
            failure.network ?? 'us',
          ],
        }))}
      />
    </>
  );
}

/** Whom to ask for help with a state. */
const HELPERS = {
  support: 'our support',
  your_developers: 'your developers',
  your_finance: 'your finance team',
  your_staff: 'your staff',
} as const;

/** The finer codes below the statuses: whose move it is, what to do, how long to wait. */
export function StateCodes({ contract: { states } }: FromContract<'states'>) {
  return states ? <StateRows states={states.codes} /> : null;
}

/** `StateCodes` for given codes. */
function StateRows({ states }: { readonly states: readonly StateCode[] }) {
  return (
    <>
      <TableTools
        table="states"
        placeholder="Filter by code, slug or text"
        count={states.length}
        segments={[
          { label: 'You act', tag: 'you' },
          { label: 'Customer', tag: 'customer' },
        ]}
        download="state_codes"
      />
      <DataTable
        id="states"
        label="State codes"
        filtered
        columns={[
          { label: 'Code', role: 'title', code: true },
          { label: 'Slug and status', role: 'head' },
          { label: 'Meaning, and who acts' },
          { label: 'The customer sees' },
          { label: 'You do, and how long it takes' },
        ]}
        rows={states.map((state) => ({
          key: String(state.code),
          id: ANCHOR.state(state.code),
          tags: [state.actor, state.status],
          cells: [
            <CodeAnchor key="code" id={ANCHOR.state(state.code)} code={state.code} />,
            <span key="slug">
              <code>{state.slug}</code>{' '}
              <span className="row-note">
                <StatusLink name={state.status} />
              </span>
            </span>,
            <span key="meaning">
              <Inline text={state.meaning} />{' '}
              <span className="row-note">
                Comes from {state.from.join(', ') || 'nothing'}. Who acts: {state.actor}.
              </span>
            </span>,
            <Inline key="customer" text={state.customer} />,
            <span key="action">
              <Inline text={state.action} />{' '}
              <span className="row-note">
                {state.time === undefined ? 'Ended' : <Inline text={state.time} />}.
                {state.escalate && (
                  <>
                    {' '}
                    Ask {HELPERS[state.escalate.to]} when <Inline text={state.escalate.after} />.
                  </>
                )}
              </span>
            </span>,
          ],
        }))}
      />
    </>
  );
}
