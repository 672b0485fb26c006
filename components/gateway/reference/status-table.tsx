import { Fragment } from 'react';
import { Dial } from '@/components/base/icon/dial';
import { DataTable } from '@/components/base/tables/data-table';
import { TableTools } from '@/components/base/tables/table-tools';
import type {
  AllowedCall,
  Finality,
  Lifecycle,
  Status as StatusFact,
} from '@/lib/gateway/contract/types';
import type { FromContract } from '../text/from-contract';
import { Inline } from '../text/inline';
import { StatusLink } from '../text/refs';
import { Status } from '../text/status';

const FINAL_DIALS = {
  no: { level: 'empty', label: 'no', tone: 'none' },
  fulfilment: { level: 'three-quarter', label: 'yes, may move once more', tone: undefined },
  yes: { level: 'full', label: 'yes', tone: undefined },
} as const satisfies Record<Finality, object>;

/** The twelve statuses: code, what it means for the money, what to do. Rows are called by their slug. */
export function StatusTable({ contract: { lifecycle } }: FromContract<'lifecycle'>) {
  return lifecycle ? <StatusRows statuses={lifecycle.statuses} /> : null;
}

/** `StatusTable` for given statuses. */
function StatusRows({ statuses }: { readonly statuses: readonly StatusFact[] }) {
  return (
    <>
      <TableTools
        table="statuses"
        placeholder="Filter by code, slug or text"
        count={statuses.length}
        segments={[
          { label: 'In motion', tag: 'open' },
          { label: 'Final', tag: 'final' },
        ]}
        download="transaction_statuses"
      />
      <DataTable
        id="statuses"
        label="Transaction statuses"
        filtered
        columns={[
          { label: 'Code', role: 'title', code: true },
          { label: 'Status', role: 'head' },
          { label: 'Final' },
          { label: 'Money', nowrap: true },
          { label: 'Meaning' },
          { label: 'What to do' },
        ]}
        rows={statuses.map((status) => ({
          key: status.slug,
          id: status.slug,
          tags: [status.final === 'no' ? 'open' : 'final'],
          cells: [
            <a key="code" className="row-link" href={`#${status.slug}`}>
              {status.code}
            </a>,
            <Status key="status" name={status.slug} />,
            <FinalDial key="final" final={status.final} />,
            status.money,
            <Inline key="meaning" text={status.meaning} />,
            <Inline key="action" text={status.action} />,
          ],
        }))}
      />
    </>
  );
}

function FinalDial({ final }: { readonly final: Finality }) {
  const { level, label, tone } = FINAL_DIALS[final];
  return <Dial level={level} label={label} {...(tone ? { tone } : {})} />;
}

/** Which status may follow which, why, and the callback that says so. */
export function Transitions({ contract: { lifecycle } }: FromContract<'lifecycle'>) {
  return lifecycle ? <TransitionRows transitions={lifecycle.transitions} /> : null;
}

interface TransitionProps extends FromContract<'lifecycle'> {
  readonly from: string;
  readonly to: string;
}

/** `<Transition from="processing" to="pending" />`: one edge of the lifecycle in a sentence. */
export function Transition({ from, to, contract: { lifecycle } }: TransitionProps) {
  const transitions = lifecycle?.transitions;
  if (transitions && !transitions.some((edge) => edge.to === to && edge.from.includes(from))) {
    throw new Error(`<Transition from="${from}" to="${to}" />: lifecycle.yaml has no such edge`);
  }
  return (
    <span className="transition">
      <StatusLink name={from} /> to <StatusLink name={to} />
    </span>
  );
}

/** `Transitions` for given rows. */
function TransitionRows({ transitions }: Pick<Lifecycle, 'transitions'>) {
  return (
    <DataTable
      label="Transitions"
      columns={[
        { label: 'From' },
        { label: 'To' },
        { label: 'Trigger' },
        { label: 'Callback', code: true },
      ]}
      rows={transitions.map((transition) => ({
        key: `${transition.from.join('+')}>${transition.to}:${transition.trigger}`,
        cells: [
          transition.from.length === 0 ? (
            'none'
          ) : (
            <span key="from" className="status-list">
              {transition.from.map((slug) => (
                <Fragment key={slug}>
                  <StatusLink name={slug} />{' '}
                </Fragment>
              ))}
            </span>
          ),
          <StatusLink key="to" name={transition.to} />,
          <span key="trigger">
            <Inline text={transition.trigger} />
            {transition.only && (
              <>
                {' '}
                For <Inline text={transition.only} /> only.
              </>
            )}
          </span>,
          transition.callback ?? 'none',
        ],
      }))}
    />
  );
}

const ALLOWED = {
  yes: { level: 'full', tone: 'accent', label: 'allowed' },
  limited: { level: 'half', tone: undefined, label: 'limited' },
  no: { level: 'empty', tone: 'none', label: 'not allowed' },
} as const;

const FLOW_WORDS = { hpp: 'hosted page', h2h: 'host to host', direct: 'direct' } as const;

const codes = (slugs: readonly string[]): string => slugs.map((slug) => `\`${slug}\``).join(', ');

/** The conditions of a call in words: "host to host; once". Empty where it is allowed without any. */
const conditionsOf = ({ flows, directions, states, exceptStates, note }: AllowedCall): string =>
  [
    flows?.map((flow) => FLOW_WORDS[flow]).join(', '),
    directions?.map((direction) => `${direction}s`).join(', '),
    states && `in ${codes(states)}`,
    exceptStates && `not in ${codes(exceptStates)}`,
    note,
  ]
    .filter(Boolean)
    .join('; ');

const levelOf = ({ flows, directions, states, exceptStates }: AllowedCall) =>
  (flows ?? directions ?? states ?? exceptStates) ? ALLOWED.limited : ALLOWED.yes;

/** Which operation may be called in which status. */
export function AllowedCalls({
  contract: { lifecycle, operations },
}: FromContract<'lifecycle' | 'operations'>) {
  if (!lifecycle) return null;
  const page = (id: string) => operations.find((operation) => operation.id === id)?.page;
  return (
    <div
      className="table-wrap"
      data-scroller="Calls allowed in each status"
      suppressHydrationWarning
    >
      <table
        className="table table-wide table-center table-sticky"
        aria-label="Calls allowed in each status"
      >
        <thead>
          <tr>
            <th scope="col">Status</th>
            {lifecycle.calls.map((call) => (
              <th key={call} scope="col">
                {page(call) ? (
                  <a className="row-link" href={page(call)}>
                    <code>{call}</code>
                  </a>
                ) : (
                  <code>{call}</code>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lifecycle.allowed.map((row) => (
            <tr key={row.status}>
              <th scope="row">
                <StatusLink name={row.status} />
              </th>
              {lifecycle.calls.map((call) => {
                const allowed = row.calls[call];
                const { level, tone, label } = allowed ? levelOf(allowed) : ALLOWED.no;
                const conditions = allowed && conditionsOf(allowed);
                return (
                  <td key={call}>
                    <span className="matrix-mark">
                      <Dial level={level} label={label} {...(tone ? { tone } : {})} />
                      {conditions && (
                        <span>
                          <Inline text={conditions} />
                        </span>
                      )}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
