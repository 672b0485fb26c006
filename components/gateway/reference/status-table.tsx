import { Fragment } from 'react';
import { Dial } from '@/components/base/icon/dial';
import { DocLink } from '@/components/base/link/link';
import { DataTable } from '@/components/base/tables/data-table';
import { LongTable, RowCode } from '@/components/base/tables/long-table';
import type {
  AllowedCall,
  Finality,
  Lifecycle,
  Status as StatusFact,
} from '@/lib/gateway/contract/types';
import { Breakable } from '../text/breakable';
import type { FromContract } from '../text/from-contract';
import { Inline } from '../text/inline';
import { StatusLink } from '../text/refs';
import { Status } from '../text/status';

const FINAL_DIALS = {
  no: { level: 'empty', label: 'no', tone: 'none' },
  fulfilment: { level: 'three-quarter', label: 'yes, but can change', tone: undefined },
  yes: { level: 'full', label: 'yes', tone: undefined },
} as const satisfies Record<Finality, object>;

/** The twelve statuses: code, what it means for the money, what to do. Rows are called by their slug. */
export function StatusTable({ contract: { lifecycle } }: FromContract<'lifecycle'>) {
  return lifecycle ? <StatusRows statuses={lifecycle.statuses} /> : null;
}

/** `StatusTable` for given statuses. */
function StatusRows({ statuses }: { readonly statuses: readonly StatusFact[] }) {
  return (
    <LongTable
      id="statuses"
      label="Transaction statuses"
      placeholder="Filter by code, slug, or text"
      segments={[
        { label: 'Not final', tag: 'open' },
        { label: 'Final', tag: 'final' },
      ]}
      download="transaction_statuses"
      columns={[
        { label: 'Code', role: 'title', code: true, width: 5 },
        { label: 'Status', role: 'head', width: 11 },
        { label: 'Final', width: 6, said: true },
        { label: 'Money', width: 6, said: true },
        { label: 'Meaning' },
        { label: 'What to do' },
      ]}
      bands={[{ key: 'all', rows: statuses.map(statusRow) }]}
    />
  );
}

const statusRow = (status: StatusFact) => ({
  key: status.slug,
  id: status.slug,
  tags: [status.final === 'no' ? 'open' : 'final'],
  cells: [
    <RowCode key="code" id={status.slug}>
      {status.code}
    </RowCode>,
    <Status key="status" name={status.slug} />,
    <Final key="final" final={status.final} />,
    status.moneyLabel ?? status.money,
    <Inline key="meaning" text={status.meaning} />,
    <Inline key="action" text={status.action} />,
  ],
});

/** The dial with its word: the shape alone says nothing to a new reader. */
function Final({ final }: { readonly final: Finality }) {
  const { level, label, tone } = FINAL_DIALS[final];
  return (
    <span className="with-dial">
      <Dial level={level} {...(tone ? { tone } : {})} /> {label}
    </span>
  );
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
    <LongTable
      id="all-transitions"
      label="Transitions"
      columns={[
        { label: 'From', role: 'title', width: 11 },
        { label: 'To', role: 'title', width: 11 },
        { label: 'Trigger' },
        { label: 'Callback', code: true, width: 13 },
      ]}
      bands={[{ key: 'all', rows: transitions.map(transitionRow) }]}
    />
  );
}

const transitionRow = (transition: Lifecycle['transitions'][number]) => ({
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
    transition.callback && <Breakable key="callback" name={transition.callback} />,
  ],
});

const ALLOWED = {
  yes: { level: 'full', tone: 'accent', label: 'allowed' },
  limited: { level: 'half', tone: undefined, label: 'limited' },
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
  const pageOf = (id: string) => operations.find((operation) => operation.id === id)?.page;
  return (
    <DataTable
      label="Calls allowed in each status"
      columns={[
        { label: 'Status', role: 'head' },
        { label: 'Call', role: 'title', code: true },
        { label: 'Allowed' },
      ]}
      rows={lifecycle.allowed.flatMap(({ status, calls }) => {
        const named = lifecycle.calls.flatMap((call) => {
          const allowed = calls[call];
          return allowed ? [{ call, allowed }] : [];
        });
        const head = <StatusLink key="status" name={status} />;
        return named.length === 0
          ? [{ key: status, cells: [head, 'none', undefined] }]
          : named.map(({ call, allowed }) => ({
              key: `${status} ${call}`,
              cells: [
                head,
                <CallName key="call" call={call} page={pageOf(call)} />,
                <Allowed key="allowed" call={allowed} />,
              ],
            }));
      })}
    />
  );
}

function CallName({ call, page }: { readonly call: string; readonly page: string | undefined }) {
  return page ? (
    <DocLink className="row-link" href={page}>
      {call}
    </DocLink>
  ) : (
    call
  );
}

/** The dial of a call and its conditions. */
function Allowed({ call }: { readonly call: AllowedCall }) {
  const { level, tone, label } = levelOf(call);
  const conditions = conditionsOf(call);
  return (
    <span className="with-dial">
      <Dial level={level} {...(tone ? { tone } : {})} />
      <span>
        {label}
        {conditions && ': '}
        {conditions && <Inline text={conditions} />}
      </span>
    </span>
  );
}
