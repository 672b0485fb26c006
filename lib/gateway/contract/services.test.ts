import { describe, expect, it } from 'vitest';
import { loadContract } from './load';
import { factText, failureRowsOf, serviceOf, statusRowsOf, timeToPayText } from './services';

const contract = loadContract();

describe('serviceOf', () => {
  it('finds method and variant by the key of a page, with the siblings in order', () => {
    const service = serviceOf(contract, 'blik/payin_hpp');
    expect(service?.method.name).toBe('BLIK');
    expect(service?.variant.route).toBe('/services/blik/payin_hpp');
    expect(service?.siblings.map(({ key, isCurrent }) => [key, isCurrent])).toEqual([
      ['blik/payin_hpp', true],
      ['blik/payin_h2h', false],
    ]);
  });

  it('knows no service by half a key or a wrong one', () => {
    expect(serviceOf(contract, 'blik')).toBeUndefined();
    expect(serviceOf(contract, 'blik/payout')).toBeUndefined();
  });
});

describe('statusRowsOf', () => {
  const { failures, states } = contract;
  const other = { flow: 'h2h', disputes: { kind: 'no' } } as const;
  const ended = (state: string) => ({ status: 'failed', state });

  it('adds the states that only failures name, each once, after the other failures', () => {
    const statuses = [
      { status: 'pending', state: 'page_opened' },
      ended('rejected_by_provider'),
      { status: 'expired', state: 'not_started' },
    ];
    const rows = statusRowsOf(
      {
        ...other,
        statuses,
        failures: [{ code: 407 }, { code: 901 }, { code: 903 }],
        cancel: false,
      },
      { failures, states },
    );
    expect(rows.map(({ state }) => state)).toEqual([
      'page_opened',
      'rejected_by_provider',
      'technical_failure',
      'not_started',
    ]);
  });

  it('adds the end of a cancellation where the service can be canceled, once', () => {
    const statuses = [{ status: 'pending', state: 'page_opened' }, ended('rejected_by_provider')];
    const rows = (cancel: boolean, own = statuses) =>
      statusRowsOf({ ...other, statuses: own, failures: [], cancel }, contract).map(
        ({ state }) => state,
      );
    expect(rows(true)).toEqual(['page_opened', 'rejected_by_provider', 'canceled_by_merchant']);
    expect(rows(false)).toEqual(['page_opened', 'rejected_by_provider']);
    expect(rows(true, [])).toEqual([]);
    const named = [...statuses, { status: 'canceled', state: 'canceled_by_merchant' }];
    expect(rows(true, named)).toEqual(rows(true));
  });

  it('adds that the customer canceled where a hosted page can be canceled, or a P2P transfer', () => {
    const rows = (flow: 'hpp' | 'h2h', cancel: boolean, state: string) =>
      statusRowsOf(
        { ...other, flow, cancel, statuses: [{ status: 'pending', state }], failures: [] },
        contract,
      ).map((row) => row.state);
    const by = 'canceled_by_customer';
    expect(rows('hpp', true, 'page_opened')).toContain(by);
    expect(rows('hpp', false, 'page_opened')).not.toContain(by);
    expect(rows('h2h', true, 'awaiting_otp')).not.toContain(by);
    expect(rows('h2h', true, 'awaiting_payer_transfer')).toContain(by);
    expect(rows('hpp', true, by).filter((state) => state === by)).toHaveLength(1);
  });

  it('adds a dispute where the customer can begin one, also through the bank', () => {
    const rows = (kind: 'yes' | 'claims' | 'banks' | 'no') =>
      statusRowsOf(
        {
          ...{ ...other, disputes: { kind }, cancel: false },
          ...{ statuses: [{ status: 'pending', state: 'page_opened' }], failures: [] },
        },
        contract,
      ).some(({ state }) => state === 'chargeback_open');
    expect([rows('yes'), rows('claims'), rows('banks'), rows('no')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('leaves no failure of a service page without the row of its state', () => {
    const missing = contract.services.flatMap(({ id, variants }) =>
      Object.entries(variants).flatMap(([name, variant]) => {
        const rows = statusRowsOf(variant, contract);
        return variant.failures
          .map(({ code }) => failures?.codes.find((reason) => reason.code === code))
          .filter((reason) => !rows.some(({ state }) => state === reason?.state))
          .map((reason) => `${id}/${name} ${reason?.code}`);
      }),
    );
    expect(missing).toEqual([]);
  });
});

describe('failureRowsOf', () => {
  it('adds the failure of a state that lasts too long, once', () => {
    const statuses = [{ status: 'processing', state: 'awaiting_balance' }];
    const rows = (codes: number[], own = statuses) =>
      failureRowsOf({ statuses: own, failures: codes.map((code) => ({ code })) }, contract);
    expect(rows([901]).map(({ code }) => code)).toEqual([901, 211]);
    expect(rows([211])).toHaveLength(1);
    expect(rows([901], [])).toHaveLength(1);
  });

  it('brings its status with it', () => {
    const payout = serviceOf(contract, 'papara/payout');
    if (!payout) throw new Error('no payout');
    const rows = statusRowsOf(payout.variant, contract);
    expect(rows.map(({ state }) => state)).toContain('rejected_by_provider');
  });
});

describe('timeToPayText', () => {
  const timeToPay = { number: 24, unit: 'h' } as const;
  const expiry = { value: 'for the page', certainty: 'own' } as const;

  it('prints the number of the data, with the words of the service or as the default', () => {
    expect(timeToPayText({ timeToPay })).toBe('24 h by default');
    expect(timeToPayText({ timeToPay, expiry })).toBe('24 h for the page');
    expect(timeToPayText({ timeToPay, expiry: { ...expiry, certainty: 'provider' } })).toBe(
      'typically 24 h for the page',
    );
  });

  it('prints the words alone where there is no number', () => {
    expect(timeToPayText({ expiry })).toBe('for the page');
    expect(timeToPayText({})).toBeUndefined();
  });
});

describe('factText', () => {
  it('prints rules of a scheme and our own decisions', () => {
    expect(factText({ value: '120 s', certainty: 'scheme' })).toBe('120 s');
    expect(factText({ value: '30 min', certainty: 'own' })).toBe('30 min');
  });

  it('calls a figure of other providers typical', () => {
    expect(factText({ value: '50,000 PLN', certainty: 'provider' })).toBe('typically 50,000 PLN');
  });

  it('prints nothing that is missing or not confirmed', () => {
    expect(factText({ value: '8 days', certainty: 'uncertain' })).toBeUndefined();
    expect(factText(undefined)).toBeUndefined();
  });
});
