// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { loadContract } from '@/lib/gateway/contract/load';
import { validate } from '@/lib/gateway/contract/openapi/validate';
import { EnumValues } from '../api/enum-values';
import { doubledIds, faultsOf } from './__fixtures__/axe';
import {
  CallbackDelivery,
  CallbackEnvelope,
  CallbackEvents,
  CallbackExample,
  CallbackHeaders,
  CallbackParameters,
  CallbackRetries,
  elapsed,
} from './callbacks';

afterEach(cleanup);

const contract = loadContract();
const { callbacks } = contract;
if (!callbacks) throw new Error('content/_contract/callbacks.yaml is missing');

describe('CallbackEvents', () => {
  it('has a row per event type', () => {
    render(<CallbackEvents contract={contract} />);
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(
      callbacks.events.map(({ type }) => type),
    );
  });

  it('says which events are off at first', () => {
    render(<CallbackEvents contract={contract} />);
    const row = screen.getByRole('row', { name: /^transaction\.updated/ });
    expect(row.textContent).toContain('This event is off until you turn it on');
  });

  it('keeps to one area when asked', () => {
    render(<CallbackEvents contract={contract} area="report" />);
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'report.ready',
      'report.failed',
    ]);
  });

  it('names the areas there are when asked for another', () => {
    expect(() => render(<CallbackEvents contract={contract} area="nope" />)).toThrow(
      'callbacks.yaml has transaction',
    );
  });
});

describe('CallbackRetries', () => {
  it('adds the pauses up, from the event to the last attempt', () => {
    render(<CallbackRetries contract={contract} />);
    const [, first, second, third] = screen.getAllByRole('row').map((row) => row.textContent);
    expect(first).toBe('1noneimmediately');
    expect(second).toBe('25 s5 s');
    expect(third).toBe('35 min5 min 5 s');
    expect(screen.getByText(new RegExp(`±${callbacks.jitter}%`))).toBeTruthy();
  });

  it.each([
    [0, '0 s'],
    [5, '5 s'],
    [2105, '35 min 5 s'],
    [7200, '2 h'],
    [272105, '75 h 35 min 5 s'],
  ])('says %i seconds as %s', (seconds, text) => {
    expect(elapsed(seconds)).toBe(text);
  });
});

describe('CallbackExample', () => {
  it.each(callbacks.events.map(({ type }) => type))('prints the whole body of %s', async (type) => {
    render(await CallbackExample({ contract, type }));
    const figure = screen.getByRole('figure', { name: type });
    const { openapi } = contract;
    const schema =
      openapi?.webhooks?.[type]?.post?.requestBody?.content['application/json']?.schema;
    const body = JSON.parse(figure.querySelector('code')?.textContent ?? '');
    expect(body.type).toBe(type);
    expect(openapi && schema && validate(openapi, schema, body)).toEqual([]);
  });

  it('names the callbacks there are when asked for another', async () => {
    await expect(CallbackExample({ contract, type: 'transaction.unknown' })).rejects.toThrow(
      'openapi.yaml has callbacks of transaction.pending',
    );
  });
});

describe('EnumValues', () => {
  it('prints the values of a field with their meaning', () => {
    render(<EnumValues contract={contract} schema="Report" field="status" />);
    expect(screen.getByRole('row', { name: /^ready The files can be downloaded/ })).toBeTruthy();
  });

  it('tells the author when the contract has no such list', () => {
    expect(() => render(<EnumValues contract={contract} schema="Report" field="nope" />)).toThrow(
      'no such list',
    );
  });
});

describe('facts of callbacks', () => {
  it('stand on one page without doubled ids or faults of accessibility', async () => {
    const { container } = render(
      <main>
        <h1>Callbacks</h1>
        <CallbackDelivery contract={contract} />
        <CallbackEvents contract={contract} />
        <CallbackEnvelope contract={contract} />
        <CallbackHeaders contract={contract} />
        <CallbackRetries contract={contract} />
        <CallbackParameters contract={contract} />
      </main>,
    );
    expect(doubledIds(container)).toEqual([]);
    expect(await faultsOf(container)).toEqual([]);
  });

  it('say of each parameter of the GET variant whether it always comes', () => {
    render(<CallbackParameters contract={contract} />);
    expect(screen.getByRole('row', { name: /^signature always/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^failure_code sometimes/ })).toBeTruthy();
  });
});
