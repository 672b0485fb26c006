import type { ReactNode } from 'react';
import { formatDay } from '@/lib/base/text/dates';
import { plainText } from '@/lib/gateway/contract/inline';
import { availabilityOf, factText, regulationOf } from '@/lib/gateway/contract/services';
import type {
  Availability as AvailabilityData,
  Fact,
  InlineText,
  Service,
  ServiceVariant,
} from '@/lib/gateway/contract/types';
import type { FromContract } from '../text/from-contract';
import { Inline } from '../text/inline';
import { cancel, disputes, Judged, PayoutLink, recurring, refund } from './service-abilities';
import { Configured, PageLink, type Pages } from './service-configured';

interface ServiceFactsProps extends FromContract<'operations'> {
  readonly service: Service;
}

/** The registry's entry of a service. A fact that is not certain has no row. */
export function ServiceFacts({ service, contract }: ServiceFactsProps) {
  const pageOf = (id: string) => contract.operations.find((operation) => operation.id === id)?.page;
  const pages = { list: pageOf('service_list'), service: pageOf('service_service_id') };
  return (
    <dl className="facts">
      {factRows(service, pages).map((row) => (
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

function factRows({ method, variant, siblings }: Service, pages: Pages): FactRow[] {
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
          wide: isLong(factText(availability.statusNote) ?? ''),
        },
    variant.serviceId === undefined
      ? undefined
      : { label: 'Service', value: <ServiceNumber id={variant.serviceId} list={pages.list} /> },
    placesRow(method.countries, method.currencies),
    optional('Amount', variant.amount),
    { label: 'Flow', value: <Inline text={variant.flowText} /> },
    { label: 'Result', value: <Inline text={resultText(variant.confirmation)} /> },
    optional('Time to confirm', variant.confirmation.timeout),
    optional('Time to pay', variant.expiry),
    ...(variant.facts ?? []).map((row) => optional(row.label, row.fact)),
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
    textRow('Rules', rules.map(factText).filter(Boolean).join(' ')),
    availability.status === 'archived' || variant.serviceId === undefined
      ? undefined
      : {
          label: 'Configured for your point',
          value: <Configured method={method} variant={variant} pages={pages} />,
          wide: true,
        },
  ];
  return rows.filter((row) => row !== undefined);
}

const isLong = (text: InlineText): boolean => plainText(text).length > LONG_VALUE;

const textRow = (label: string, text: InlineText): FactRow | undefined =>
  text === '' ? undefined : { label, value: <Inline text={text} />, wide: isLong(text) };

/** No row where there is no fact, or only an uncertain one. */
const optional = (label: string, fact: Fact | undefined): FactRow | undefined =>
  textRow(label, factText(fact) ?? '');

/** `asynchronous, under a minute`. */
const resultText = ({ mode, typical }: ServiceVariant['confirmation']): string =>
  [mode === 'sync' ? 'immediate' : 'asynchronous', factText(typical)].filter(Boolean).join(', ');

/** `limited (as of Nov 21, 2026): ask your manager`. An uncertain note is left out. */
function Availability({ availability }: { readonly availability: AvailabilityData }) {
  const { status, statusNote } = availability;
  const words = { active: 'open', limited: 'limited', suspended: 'suspended', archived: 'closed' };
  const note = factText(statusNote);
  return (
    <Judged level={status === 'limited' ? 'limited' : 'no'}>
      {words[status]}
      {note && statusNote?.asOf && ` (as of ${formatDay(statusNote.asOf)})`}
      {note && (
        <>
          : <Inline text={note} />
        </>
      )}
    </Judged>
  );
}

interface ServiceNumberProps {
  readonly id: number;
  readonly list: string | undefined;
}

/** The number in the examples differs from the reader's own, which the service list returns. */
function ServiceNumber({ id, list }: ServiceNumberProps) {
  return (
    <>
      <code>{id}</code> in examples; read yours from the{' '}
      <PageLink href={list}>service list</PageLink>
    </>
  );
}

const regionNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** `Country, currency: Poland, PLN`; only what is the same for every point. */
function placesRow(
  countries: readonly string[],
  currencies: readonly string[],
): FactRow | undefined {
  const places = countries.map((code) => regionNames.of(code) ?? code).join(', ');
  const money = currencies.join(', ');
  if (places === '') return textRow('Currency', money);
  if (money === '') return textRow('Country', places);
  return textRow('Country, currency', `${places}${countries.length === 1 ? ', ' : '; '}${money}`);
}
