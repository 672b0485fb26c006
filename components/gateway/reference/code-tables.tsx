import { Unbroken } from '@/components/base/code/unbroken';
import { ANCHOR } from '@/lib/gateway/contract/anchors';
import { byFamily, type Family, familyName } from '@/lib/gateway/contract/families';
import type { ErrorCode, FailureReason, StateCode } from '@/lib/gateway/contract/types';
import type { Row } from '../../base/tables/data-table';
import { type Band, LongTable, RowCode } from '../../base/tables/long-table';
import { Breakable } from '../text/breakable';
import type { FromContract } from '../text/from-contract';
import { Inline } from '../text/inline';
import { StateRef, StatusLink } from '../text/refs';

/** The rows of each family, under "1xxx". A code of no family stays without a heading. */
function bandsOf<T extends { readonly code: number }>(
  families: readonly Family[],
  codes: readonly T[],
  rowOf: (code: T) => Row,
): Band[] {
  return byFamily(families, codes).map(({ family, codes: own }) => ({
    key: family ? String(family.from).charAt(0) : '0',
    ...(family && { head: familyName(family), title: family.title }),
    rows: own.map(rowOf),
  }));
}

/** Every error of the API, with what to do. */
export function ErrorTable({ contract: { errors } }: FromContract<'errors'>) {
  return errors ? <ErrorRows errors={errors.codes} families={errors.groups} /> : null;
}

interface ErrorRowsProps {
  readonly errors: readonly ErrorCode[];
  readonly families: readonly Family[];
}

/** `ErrorTable` for given codes. */
function ErrorRows({ errors, families }: ErrorRowsProps) {
  return (
    <LongTable
      id="errors"
      label="API error codes"
      kind="text"
      placeholder="Filter by code, slug, or text"
      segments={[
        { label: 'Retry', tag: 'yes' },
        { label: 'Later', tag: 'later' },
        { label: 'Change first', tag: 'no' },
      ]}
      download="api_error_codes"
      columns={[
        { label: 'Code', role: 'title', code: true, width: 6 },
        { label: 'Slug', role: 'head', code: true, width: 11 },
        { label: 'HTTP', code: true, width: 4, said: true },
        { label: 'Retry', nowrap: true, width: 4, said: true },
        { label: 'Meaning' },
        { label: 'What to do' },
      ]}
      bands={bandsOf(families, errors, (error) => ({
        key: String(error.code),
        id: ANCHOR.error(error.code),
        tags: [error.retry, error.type],
        cells: [
          <RowCode key="code" id={ANCHOR.error(error.code)}>
            {error.code}
          </RowCode>,
          <Breakable key="slug" name={error.slug} />,
          error.http,
          error.retry,
          <Inline key="meaning" text={error.meaning} />,
          <Inline key="action" text={error.action} />,
        ],
      }))}
    />
  );
}

type Retry = Pick<FailureReason, 'retry' | 'retryAfter'>;

/** `failure.retry` as the API returns it, which has no word for `none`: the field is null. */
export const retryName = (retry: FailureReason['retry']): string =>
  retry === 'none' ? 'null' : retry;

/** The value of `failure.retry` in the markup of a text: `` `later`, 24 h ``. */
export const retryValue = ({ retry, retryAfter }: Retry): string =>
  [`\`${retryName(retry)}\``, ...(retryAfter ? [retryAfter] : [])].join(', ');

/** Every reason why a payment fails, what the customer reads, what you do. */
export function FailureTable({ contract }: FromContract<'failures' | 'states'>) {
  const { failures } = contract;
  return failures ? (
    <FailureRows failures={failures.codes} families={failures.groups} contract={contract} />
  ) : null;
}

interface FailureRowsProps extends FromContract<'states'> {
  readonly failures: readonly FailureReason[];
  readonly families?: readonly Family[];
}

/** `FailureTable` for given reasons. */
export function FailureRows({ failures, families = [], contract }: FailureRowsProps) {
  return (
    <LongTable
      id="failures"
      label="Failure reason codes"
      kind="text"
      placeholder="Filter by code, slug, or text"
      segments={[
        { label: 'Later', tag: 'later' },
        { label: 'New data', tag: 'new_data' },
        { label: 'Never', tag: 'never' },
      ]}
      download="failure_reason_codes"
      columns={[
        { label: 'Code', role: 'title', code: true, width: 5 },
        { label: 'Slug and state', role: 'head', code: true, width: 11 },
        { label: 'Meaning' },
        { label: 'Retry', width: 5, said: true },
        { label: 'The customer reads' },
        { label: 'What to do' },
        { label: 'Comes from', code: true, width: 6, said: true },
      ]}
      bands={bandsOf(families, failures, (failure) => ({
        key: String(failure.code),
        id: ANCHOR.failure(failure.code),
        tags: [failure.retry],
        cells: [
          <RowCode key="code" id={ANCHOR.failure(failure.code)}>
            {failure.code}
          </RowCode>,
          <span key="slug">
            <Breakable name={failure.slug} />{' '}
            <span className="row-note">
              <StateRef slug={failure.state} contract={contract} />
            </span>
          </span>,
          <Inline key="meaning" text={failure.meaning} />,
          <span key="retry">
            <Breakable name={retryName(failure.retry)} />
            {failure.retryAfter !== undefined && `, ${failure.retryAfter}`}
          </span>,
          <Unbroken key="message" text={failure.customerMessage ?? 'nothing'} />,
          failure.action === undefined ? (
            'No action is needed.'
          ) : (
            <span key="action">
              <Inline text={failure.action} />
              {failure.payoutAction !== undefined && (
                <>
                  {' '}
                  For a payout: <Inline text={failure.payoutAction} />
                </>
              )}
            </span>
          ),
          <Unbroken key="network" text={failure.network ?? 'gateway'} />,
        ],
      }))}
    />
  );
}

/** Whom to ask for help with a state. */
const HELPERS = {
  support: 'Ask our support',
  your_developers: 'Ask your developers',
  your_finance: 'Inform your finance team',
  your_staff: 'Inform your staff',
} as const;

/** The finer codes below the statuses: whose move it is, what to do, how long to wait. */
export function StateCodes({ contract: { states } }: FromContract<'states'>) {
  return states ? <StateRows states={states.codes} /> : null;
}

/** States have no families of their own: their hundreds, called by the statuses in them. */
const hundredsOf = (states: readonly StateCode[]): Family[] =>
  [...new Set(states.map(({ code }) => Math.floor(code / 100) * 100))].map((from) => {
    const own = states.filter(({ code }) => code >= from && code < from + 100);
    const title = [...new Set(own.map(({ status }) => status))].join(', ');
    return { from, to: from + 99, title };
  });

/** `StateCodes` for given codes. */
function StateRows({ states }: { readonly states: readonly StateCode[] }) {
  return (
    <LongTable
      id="states"
      label="State codes"
      kind="text"
      placeholder="Filter by code, slug, or text"
      segments={[
        { label: 'You act', tag: 'you' },
        { label: 'Customer', tag: 'customer' },
      ]}
      download="state_codes"
      columns={[
        { label: 'Code', role: 'title', code: true, width: 5 },
        { label: 'Slug and status', role: 'head', width: 13 },
        { label: 'Meaning, and who acts' },
        { label: 'The customer sees' },
        { label: 'What to do, and how long it takes' },
      ]}
      bands={bandsOf(hundredsOf(states), states, (state) => ({
        key: String(state.code),
        id: ANCHOR.state(state.code),
        tags: [state.actor, state.status],
        cells: [
          <RowCode key="code" id={ANCHOR.state(state.code)}>
            {state.code}
          </RowCode>,
          <span key="slug">
            <code>
              <Breakable name={state.slug} />
            </code>{' '}
            <span className="row-note">
              <StatusLink name={state.status} />
            </span>
          </span>,
          <span key="meaning">
            <Inline text={state.meaning} />{' '}
            {state.payout !== undefined && (
              <>
                For a payout: <Inline text={state.payout} />{' '}
              </>
            )}
            <span className="row-note">
              {state.from.length === 0
                ? 'A transaction begins here.'
                : `Entered from: ${state.from.join(', ')}.`}{' '}
              {state.actor !== 'nobody' && <>Who acts: {state.actor}.</>}
            </span>
          </span>,
          <Inline key="customer" text={state.customer} />,
          <span key="action">
            <Inline text={state.action} />{' '}
            <span className="row-note">
              {state.time !== undefined && (
                <>
                  Usual time: <Inline text={state.time} />.{' '}
                </>
              )}
              {state.escalate && (
                <>
                  {HELPERS[state.escalate.to]} when <Inline text={state.escalate.after} />.
                </>
              )}
            </span>
          </span>,
        ],
      }))}
    />
  );
}
