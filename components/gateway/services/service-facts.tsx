import type { ReactNode } from 'react';
import { Dial } from '@/components/base/icon/dial';
import { DocLink } from '@/components/base/link/link';
import { formatDay } from '@/lib/base/text/dates';
import { plainText } from '@/lib/gateway/contract/inline';
import {
  availabilityOf,
  factText,
  isPrintable,
  regulationOf,
  SET_PER_POINT,
} from '@/lib/gateway/contract/services';
import type {
  Availability as AvailabilityData,
  Fact,
  InlineText,
  Service,
  ServiceVariant,
} from '@/lib/gateway/contract/types';
import type { FromContract } from '../text/from-contract';
import { Inline } from '../text/inline';

type Level = 'yes' | 'limited' | 'no';

interface ServiceFactsProps extends FromContract<'operations'> {
  readonly service: Service;
}

/** The registry's entry of a service. What is not certain reads "set per point". */
export function ServiceFacts({ service, contract }: ServiceFactsProps) {
  const list = contract.operations.find(({ id }) => id === 'service_list')?.page;
  return (
    <dl className="facts">
      {factRows(service, list).map((row) => (
        <div key={row.label} className={row.wide ? 'wide' : undefined}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FactRow {
  readonly label: string;
  readonly value: ReactNode;
  /** Too much text for half of the table. */
  readonly wide?: boolean;
}

/** From here on a value in half of the table is a column of more than four lines. */
const LONG_VALUE = 110;

/** @param list the page of the operation that lists services */
function factRows({ method, variant, siblings }: Service, list: string | undefined): FactRow[] {
  const isPayout = variant.direction === 'payout';
  const payout = siblings.find((sibling) => sibling.kind === 'payout');
  const availability = availabilityOf(method, variant);
  const rules = regulationOf(method, variant);
  const rows: (FactRow | undefined)[] = [
    availability.status === 'active'
      ? undefined
      : {
          label: 'Availability',
          value: <Availability availability={availability} />,
          wide: isLong(availability.statusNote ? factText(availability.statusNote) : ''),
        },
    variant.serviceId === undefined
      ? undefined
      : { label: 'Service', value: <ServiceNumber id={variant.serviceId} list={list} /> },
    { label: 'Country, currency', value: placesText(method.countries, method.currencies) },
    { label: 'Amount', value: <FactValue fact={variant.amount} /> },
    { label: 'Flow', value: <Inline text={variant.flowText} /> },
    {
      label: 'Result',
      value: (
        <>
          {variant.confirmation.mode === 'sync' ? 'at once, ' : 'asynchronous, '}
          <FactValue fact={variant.confirmation.typical} />
        </>
      ),
    },
    optional('Time to confirm', variant.confirmation.timeout),
    optional('Time to pay', variant.expiry),
    ...(variant.facts ?? []).map((row) => textRow(row.label, factText(row.fact))),
    { label: isPayout ? 'Recall' : 'Refund', value: refund(variant) },
    isPayout ? undefined : { label: 'Disputes', value: disputes(variant) },
    isPayout ? undefined : { label: 'Recurring', value: recurring(variant) },
    { label: 'Cancel', value: cancel(variant) },
    variant.validate
      ? { label: 'Check first', value: <Judged level="yes">details can be validated</Judged> }
      : undefined,
    // The core services pay out by services of their own, not by a variant.
    isPayout || variant.kind === 'core'
      ? undefined
      : { label: 'Payout', value: <PayoutLink route={payout?.route} /> },
    rules.length > 0 ? textRow('Rules', rules.map(factText).join(' ')) : undefined,
  ];
  return rows.filter((row) => row !== undefined);
}

const isLong = (text: InlineText): boolean => plainText(text).length > LONG_VALUE;

const textRow = (label: string, text: InlineText): FactRow => ({
  label,
  value: <Inline text={text} />,
  wide: isLong(text),
});

const optional = (label: string, fact: Fact | undefined): FactRow | undefined =>
  fact && textRow(label, factText(fact));

/** A fact as the reader may rely on it. */
function FactValue({ fact }: { readonly fact: Fact }) {
  return <Inline text={factText(fact)} />;
}

/** `limited (as of Nov 21, 2026): ask your manager`. A note that nobody vouches for is left out. */
function Availability({ availability }: { readonly availability: AvailabilityData }) {
  const { status, statusNote } = availability;
  const words = { active: 'open', limited: 'limited', suspended: 'suspended', archived: 'closed' };
  const note = statusNote && isPrintable(statusNote) ? statusNote : undefined;
  return (
    <Judged level={status === 'limited' ? 'limited' : 'no'}>
      {words[status]}
      {note?.asOf && ` (as of ${formatDay(note.asOf)})`}
      {note && (
        <>
          : <FactValue fact={note} />
        </>
      )}
    </Judged>
  );
}

interface ServiceNumberProps {
  readonly id: number;
  readonly list: string | undefined;
}

/** The number in the examples differs from the reader's own, which the service list tells. */
function ServiceNumber({ id, list }: ServiceNumberProps) {
  return (
    <>
      <code>{id}</code> in examples; read yours from the{' '}
      {list ? <DocLink href={list}>service list</DocLink> : 'service list'}
    </>
  );
}

const regionNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** `Poland, PLN`; what is not fixed the point decides. */
export function placesText(countries: readonly string[], currencies: readonly string[]): string {
  if (countries.length + currencies.length === 0) return `both ${SET_PER_POINT}`;
  const places = countries.map((code) => regionNames.of(code) ?? code).join(', ');
  const join = countries.length === 1 ? ', ' : '; ';
  return `${places || `countries ${SET_PER_POINT}`}${join}${currencies.join(', ') || `currencies ${SET_PER_POINT}`}`;
}

function refund({ refund: { kind, text }, direction }: ServiceVariant): ReactNode {
  const words = {
    none: ['no', direction === 'payout' ? 'cannot be taken back' : 'no; pay out instead'],
    full: ['limited', 'in full only'],
    partial: ['yes', 'full or partial'],
    new_payout: ['limited', 'as a new payout'],
  } as const satisfies Record<string, readonly [Level, string]>;
  const [level, word] = words[kind];
  return <Judged level={level}>{text ? <FactValue fact={text} /> : word}</Judged>;
}

/** A payout can be stopped in our queue; what has left it cannot. */
function cancel({ cancel: possible, direction }: ServiceVariant): ReactNode {
  if (!possible) return <Judged level="no">no</Judged>;
  return direction === 'payout' ? (
    <Judged level="limited">only while it waits in our queue</Judged>
  ) : (
    <Judged level="yes">possible</Judged>
  );
}

function disputes({ disputes: { kind, text } }: ServiceVariant): ReactNode {
  const words = {
    no: ['no', 'none'],
    yes: ['yes', 'possible'],
    claims: ['limited', 'claims at the bank, rare'],
  } as const satisfies Record<string, readonly [Level, string]>;
  const [level, word] = words[kind];
  // A dispute is no advantage: its dial is never the green one.
  return (
    <Judged level={level === 'yes' ? 'limited' : level}>
      {text ? <FactValue fact={text} /> : word}
    </Judged>
  );
}

function recurring({ recurring: { kind, text } }: ServiceVariant): ReactNode {
  const words = {
    no: ['no', 'no'],
    token: ['yes', 'by card token'],
    mandate: ['yes', 'by mandate'],
    agreement: ['limited', 'by agreement'],
  } as const satisfies Record<string, readonly [Level, string]>;
  const [level, word] = words[kind];
  return <Judged level={level}>{text ? <FactValue fact={text} /> : word}</Judged>;
}

function PayoutLink({ route }: { readonly route: string | undefined }) {
  return (
    <Judged level={route ? 'yes' : 'no'}>
      {route ? <DocLink href={route}>payout of this method</DocLink> : 'no'}
    </Judged>
  );
}

/** Allowed, limited or not: a dial with its words. */
function Judged({ level, children }: { readonly level: Level; readonly children: ReactNode }) {
  return (
    <span className="with-dial">
      {level === 'yes' && <Dial level="full" tone="good" />}
      {level === 'limited' && <Dial level="half" />}
      {level === 'no' && <Dial level="empty" tone="none" />}
      <span>{children}</span>
    </span>
  );
}
