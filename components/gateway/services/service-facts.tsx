import { formatDate } from '@/lib/base/text/dates';
import { availabilityOf, factText, regulationOf } from '@/lib/gateway/contract/services';
import type {
  Availability as AvailabilityData,
  Service,
  ServiceVariant,
} from '@/lib/gateway/contract/types';
import type { FromContract } from '../text/from-contract';
import { Inline } from '../text/inline';
import { dialRow, type FactRow, factRow, isLong, textRow } from './fact-row';
import { cancel, Judged, recurring, refund } from './service-abilities';
import { configuredRows, PageLink, type Pages, timeRow } from './service-configured';
import { stripRows } from './service-strip';

interface ServiceFactsProps extends FromContract<'operations' | 'lifecycle'> {
  readonly service: Service;
}

/** The registry's entry of a service: first the questions of every method, in one order. An unknown fact has no row. */
export function ServiceFacts({ service, contract }: ServiceFactsProps) {
  const pageOf = (id: string) => contract.operations.find((operation) => operation.id === id)?.page;
  const pages = {
    list: pageOf('service_list'),
    service: pageOf('service_service_id'),
    validate: pageOf('transaction_validate'),
  };
  return (
    <dl className="facts">
      {factRows(service, pages, contract).map((row) => (
        <div key={row.label} className={row.wide ? 'wide' : undefined}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}

const Validation = ({ page }: { readonly page: string | undefined }) => (
  <Judged level="yes">
    yes, with <PageLink href={page}>Validate a transaction</PageLink>
  </Judged>
);

function factRows(
  service: Service,
  pages: Pages,
  contract: ServiceFactsProps['contract'],
): FactRow[] {
  const { method, variant } = service;
  const isPayout = variant.direction === 'payout';
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
    ...stripRows(service),
    variant.serviceId === undefined
      ? undefined
      : { label: 'Service', value: <ServiceNumber id={variant.serviceId} list={pages.list} /> },
    { label: 'Flow', value: <Inline text={variant.flowText} /> },
    { label: 'Result', value: <Inline text={resultText(variant.confirmation)} /> },
    factRow('Time to confirm', variant.confirmation.timeout),
    timeRow(service, pages),
    ...(variant.facts ?? []).map((row) => factRow(row.label, row.fact)),
    // A dry run creates nothing that could come back, be canceled, or be checked in advance.
    variant.dryRun
      ? undefined
      : dialRow(isPayout ? 'Recall' : 'Refund', refund(variant), variant.refund.text),
    isPayout ? undefined : dialRow('Recurring', recurring(variant), variant.recurring.text),
    variant.dryRun ? undefined : { label: 'Cancel', value: cancel(variant, contract) },
    variant.validate && !variant.dryRun
      ? { label: 'Validation', value: <Validation page={pages.validate} /> }
      : undefined,
    textRow('Rules', rules.map(factText).filter(Boolean).join(' ')),
    ...(availability.status === 'archived' || variant.serviceId === undefined
      ? []
      : configuredRows(service, pages)),
  ];
  return rows.filter((row) => row !== undefined);
}

/** `asynchronous, under a minute`. */
const resultText = ({ mode, typical }: ServiceVariant['confirmation']): string =>
  [mode === 'sync' ? 'immediate' : 'asynchronous', factText(typical)].filter(Boolean).join(', ');

/** `limited (as of November 21, 2026): ask your manager`. An uncertain note is left out. */
function Availability({ availability }: { readonly availability: AvailabilityData }) {
  const { status, statusNote } = availability;
  const words = { active: 'open', limited: 'limited', suspended: 'suspended', archived: 'closed' };
  const note = factText(statusNote);
  return (
    <Judged level={status === 'limited' ? 'limited' : 'no'}>
      {words[status]}
      {note && statusNote?.asOf && ` (as of ${formatDate(statusNote.asOf)})`}
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
      <code>{id}</code> in examples; read your id from the{' '}
      <PageLink href={list}>service list</PageLink>
    </>
  );
}
