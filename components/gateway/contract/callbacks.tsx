import { CodeBlock } from '@/components/base/code/code-block';
import { DataTable } from '@/components/base/tables/data-table';
import { highlight } from '@/lib/base/code/highlight';
import { ANCHOR } from '@/lib/gateway/contract/anchors';
import { payloadOf } from '@/lib/gateway/contract/callbacks';
import type { EventType } from '@/lib/gateway/contract/types';
import { jsonBlock } from '../api/examples';
import { NeedMark } from '../api/field-list';
import type { FromContract } from '../text/from-contract';
import { Inline } from '../text/inline';
import { shorten } from './shorten';

/** Rules of delivery: address, timeouts, what counts as delivered, what is repeated. */
export function CallbackDelivery({ contract: { callbacks } }: FromContract<'callbacks'>) {
  const delivery = callbacks?.delivery;
  return delivery ? (
    <dl className="facts">
      {delivery.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Inline text={value} />
          </dd>
        </div>
      ))}
    </dl>
  ) : null;
}

/** `<CallbackEvents area="report" />`: the event types of one area, or all, with when each is sent. */
export function CallbackEvents({
  area,
  contract: { callbacks },
}: FromContract<'callbacks'> & { readonly area?: string }) {
  const events = callbacks?.events;
  if (!events) return null;
  const chosen = events.filter((event) => area === undefined || event.area === area);
  if (chosen.length === 0) {
    const known = [...new Set(events.map((event) => event.area))].join(', ');
    throw new Error(`<CallbackEvents area="${area}" />: callbacks.yaml has ${known}`);
  }
  return <EventRows events={chosen} />;
}

/** `CallbackEvents` for given events. */
function EventRows({ events }: { readonly events: readonly EventType[] }) {
  return (
    <DataTable
      label="Event types"
      columns={[{ label: 'Event type', role: 'head', code: true }, { label: 'Sent when' }]}
      rows={events.map((event) => ({
        key: event.type,
        id: ANCHOR.event(event.type),
        cells: [
          event.type,
          <span key="when">
            <Inline text={event.when} />
            {event.optIn && ' This event is off until you turn it on for the point.'}
          </span>,
        ],
      }))}
    />
  );
}

/** The fields around `data` that every callback has. */
export function CallbackEnvelope({ contract: { callbacks } }: FromContract<'callbacks'>) {
  const envelope = callbacks?.envelope;
  return envelope ? (
    <DataTable
      label="Envelope of a callback"
      columns={[
        { label: 'Field', role: 'head', code: true },
        { label: 'Type', nowrap: true },
        { label: 'Meaning' },
      ]}
      rows={envelope.map((field) => ({
        key: field.name,
        cells: [field.name, field.type, <Inline key="meaning" text={field.meaning} />],
      }))}
    />
  ) : null;
}

/** The headers that identify, date and sign a callback. */
export function CallbackHeaders({ contract: { callbacks } }: FromContract<'callbacks'>) {
  const headers = callbacks?.headers;
  return headers ? (
    <DataTable
      label="Headers of a callback"
      columns={[
        { label: 'Header', role: 'head', code: true },
        { label: 'Format' },
        { label: 'Meaning' },
        { label: 'Example', code: true },
      ]}
      rows={headers.map((header) => ({
        key: header.name,
        id: ANCHOR.header(header.name),
        cells: [
          header.name,
          <Inline key="format" text={header.format} />,
          <Inline key="meaning" text={header.meaning} />,
          shorten(header.example),
        ],
      }))}
    />
  ) : null;
}

/** The addresses that callbacks come from, by environment. */
export function CallbackAddresses({
  contract: { callbacks, environments },
}: FromContract<'callbacks' | 'environments'>) {
  const addresses = callbacks?.addresses;
  return addresses ? (
    <>
      <DataTable
        label="Addresses that callbacks come from"
        columns={[
          { label: 'Environment', role: 'head' },
          { label: 'Addresses', code: true },
        ]}
        rows={Object.entries(addresses.environments).map(([id, ranges]) => ({
          key: id,
          cells: [
            environments?.environments.find((environment) => environment.id === id)?.name ?? id,
            ranges.join(', '),
          ],
        }))}
      />
      <p>Last changed on {addresses.updated}.</p>
    </>
  ) : null;
}

/** The attempts to deliver one callback: pause before each, and time since the event. */
export function CallbackRetries({ contract: { callbacks } }: FromContract<'callbacks'>) {
  return callbacks ? (
    <>
      <DataTable
        label="Attempts to deliver a callback"
        columns={[
          { label: 'Attempt', role: 'head' },
          { label: 'After the previous attempt', nowrap: true },
          { label: 'After the event', nowrap: true },
        ]}
        rows={callbacks.attempts.map(({ attempt, delay, atSeconds }) => ({
          key: String(attempt),
          cells: [
            attempt,
            atSeconds === 0 ? 'none' : delay,
            atSeconds === 0 ? 'immediately' : elapsed(atSeconds),
          ],
        }))}
      />
      <p>
        Each pause varies by ±{callbacks.jitter}%, so that callbacks do not all arrive at the same
        time.
      </p>
    </>
  ) : null;
}

/** Seconds as people say them: `75 h 35 min 5 s`. */
export function elapsed(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor((seconds % 3600) / 60), 'min'],
    [seconds % 60, 's'],
  ] as const;
  return (
    parts.flatMap(([value, unit]) => (value === 0 ? [] : [`${value} ${unit}`])).join(' ') || '0 s'
  );
}

/** `<CallbackExample type="transaction.failed" />`: the whole body of such a callback as highlighted JSON. */
export async function CallbackExample({
  type,
  contract,
}: FromContract<'openapi' | 'callbacks'> & { readonly type: string }) {
  if (!contract.openapi) return null;
  const body = payloadOf(contract, type);
  if (body === undefined) {
    const known = Object.keys(contract.openapi.webhooks ?? {}).join(', ');
    throw new Error(`<CallbackExample type="${type}" />: openapi.yaml has callbacks of ${known}`);
  }
  return (
    <CodeBlock html={await highlight(jsonBlock(body), 'json')} lang="json" title={type} fold />
  );
}

/** The query parameters of a callback by GET, from the contract. */
export function CallbackParameters({ contract: { openapi } }: FromContract<'openapi'>) {
  const webhook = openapi?.webhooks?.transaction_get?.get;
  return webhook ? (
    <DataTable
      label="Parameters of a callback by GET"
      columns={[
        { label: 'Parameter', role: 'head', code: true },
        { label: 'Required' },
        { label: 'Meaning' },
        { label: 'Example', code: true },
      ]}
      rows={(webhook.parameters ?? []).flatMap((parameter) =>
        'name' in parameter
          ? [
              {
                key: parameter.name,
                cells: [
                  parameter.name,
                  <NeedMark
                    key="need"
                    need={parameter.required ? 'required' : 'conditional'}
                    word={parameter.required ? 'always' : 'sometimes'}
                  />,
                  <Inline key="meaning" text={parameter.description ?? ''} />,
                  shorten(String(parameter.example ?? '')),
                ],
              },
            ]
          : [],
      )}
    />
  ) : null;
}
