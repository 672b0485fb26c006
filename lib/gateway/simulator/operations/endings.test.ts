import { describe, expect, it } from 'vitest';
import { loadContract } from '../../contract/load';
import type { Json, JsonObject, ServiceVariant } from '../../contract/types';
import { bench, freshKey } from '../testing/bench';
import { changed, press } from '../testing/registry-driver';
import { at, text } from '../wire/json';

/** Endings of the sandbox that play one state, and that state. */
const ENDINGS = {
  amount_differs: 'completed_amount_differs',
  authorization_expired: 'authorization_expired',
  otp: 'awaiting_otp',
} as const;

const variants = loadContract().services.flatMap((method) =>
  Object.entries(method.variants).map(([key, variant]) => ({
    key: `${method.id}/${key}`,
    variant,
  })),
);

describe.each(Object.entries(ENDINGS))('the outcome %s', (outcome, state) => {
  const [played, stated] = [
    variants.filter(({ variant }) =>
      variant.tests.some(({ input }) => input.includes(`\`${outcome}\``)),
    ),
    variants.filter(({ variant }) => variant.statuses.some((row) => row.state === state)),
  ].map((list = []) => list.map(({ key }) => key));

  it('is in the test data of every page that names its state, and of no other', () => {
    expect(stated).not.toEqual([]);
    expect(played).toEqual(stated);
  });

  it.each(played ?? [])('leads %s to that state', async (key) => {
    const request = variants.find((each) => each.key === key)?.variant.example?.request;
    const gateway = bench();
    const made = await gateway.send('POST', '/v1/transaction/create', {
      ...request,
      external_transaction_id: freshKey(),
      sandbox: { outcome },
    });
    const id = String(made.data.transaction_id);
    if (key.startsWith('cryptofiat')) {
      await gateway.send('POST', '/v1/transaction/get_crypto_address', { transaction_id: id });
    }
    gateway.wait(10);
    const { data } = await gateway.send('GET', `/v1/transaction/find?transaction_id=${id}`);
    expect(data.state).toBe(state);
    if (outcome === 'amount_differs') {
      expect(Number(data.paid_amount)).toBeCloseTo(Number(data.amount) * 0.9, 1);
    }
  });
});

describe('the code that the outcome otp asks for', () => {
  const ask = async (key: string, change: object = { fields: { operator: 'mtn' } }) => {
    const request = variants.find((each) => each.key === key)?.variant.example?.request;
    const gateway = bench();
    const { data } = await gateway.send('POST', '/v1/transaction/create', {
      ...request,
      ...change,
      external_transaction_id: freshKey(),
      sandbox: { outcome: 'otp' },
    });
    const give = async (otp: string) =>
      (
        await gateway.send('POST', '/v1/transaction/update', {
          transaction_id: data.transaction_id ?? '',
          otp,
        })
      ).data;
    return { gateway, data, give };
  };

  it('comes also from an operator that usually sends a prompt', async () => {
    const { data } = await ask('mobile_money_gh/payin_h2h');
    expect(data).toMatchObject({ state: 'awaiting_otp', next_action: { type: 'otp' } });
  });

  it('approves when it is right', async () => {
    const { give } = await ask('mobile_money_gh/payin_h2h');
    expect(await give('111111')).toMatchObject({ status: 'success', next_action: null });
  });

  it('is asked for again when it is wrong, and fails the payment after the last try', async () => {
    const { data, give } = await ask('mobile_money_gh/payin_h2h');
    const left = Number(at(data, 'next_action.attempts_left'));
    expect(at(await give('222222'), 'next_action.attempts_left')).toBe(left - 1);
    for (let tries = 2; tries < left; tries += 1) await give('222222');
    expect(await give('222222')).toMatchObject({ status: 'failed', failure: { code: 136 } });
  });

  it('is sent anew when it is too old', async () => {
    const { gateway, data, give } = await ask('mobile_money_gh/payin_h2h');
    gateway.wait(10);
    const { next_action } = await give('333333');
    expect(at(next_action, 'type')).toBe('otp');
    expect(at(next_action, 'expires_at')).not.toBe(at(data, 'next_action.expires_at'));
  });

  it('is no ending of a service without codes', async () => {
    const { gateway, data } = await ask('mobile_money_ke/payin_h2h', {});
    gateway.wait(10);
    const found = await gateway.send(
      'GET',
      `/v1/transaction/find?transaction_id=${data.transaction_id}`,
    );
    expect(found.data.status).toBe('success');
  });
});

/** Actions that any hosted page or card payment has; the pages of card acquiring show them. */
const USUAL = /^(redirect|three_ds_|none$)/;

describe('a further action of a payer', () => {
  const actionOf = (data: Json | undefined) => text(data, 'next_action.type') ?? 'none';
  const shown = variants.map(({ key, variant }) => ({
    key,
    variant,
    first: actionOf(variant.example?.response.data),
    further: (variant.otherActions ?? []).map(({ nextAction }) => String(nextAction.type)),
  }));

  it('has a tab on every page that can ask for it', () => {
    const silent = shown.flatMap(({ key, variant, first, further }) =>
      variant.nextActions
        .filter((type) => type !== first && !further.includes(type) && !USUAL.test(type))
        .map((type) => `${key}: ${type}`),
    );
    expect(silent).toEqual([]);
  });

  it.each(
    shown.flatMap(({ key, variant, further }) =>
      further.filter((type) => !USUAL.test(type)).map((type) => ({ key, variant, type })),
    ),
  )('$key: $type comes from the sandbox', async ({ variant, type }) => {
    const gateway = bench();
    const seen: string[] = [];
    for (const change of changesOf(variant)) {
      const request = { ...variant.example?.request, ...change };
      const { data } = await gateway.send('POST', '/v1/transaction/create', {
        ...request,
        external_transaction_id: freshKey(),
      });
      seen.push(actionOf(data));
      const id = data.transaction_id ?? '';
      for (const [call, more] of [
        ['transaction/get_crypto_address', {}],
        ['p2p/recipient_card', { sender: { card_last4: '1234' } }],
      ] as const) {
        const body = { transaction_id: id, ...more };
        seen.push(actionOf((await gateway.send('POST', `/v1/${call}`, body)).data));
      }
    }
    expect(seen).toContain(type);
  });
});

/** The request as it is, and with each choice that the page names: values of a list, currencies, rows of the sandbox. */
function changesOf({ fields, example, tests }: ServiceVariant): JsonObject[] {
  const choices = fields
    .filter(({ name }) => name.startsWith('fields.'))
    .flatMap(({ name, enum: options = [] }) => options.map(({ value }) => [name, value] as const));
  const rows = tests.flatMap(({ input }) => {
    const [, name, value] = /^`([a-z_.]+)` `([^`]+)`/.exec(input) ?? [];
    return name !== undefined && value !== undefined ? [[name, value] as const] : [];
  });
  return [
    {},
    ...[...choices, ...rows].map(([name, value]) => changed(example?.request ?? {}, name, value)),
  ];
}

describe('what the payer is asked for', () => {
  const create = async (key: string, change: object) => {
    const request = variants.find((each) => each.key === key)?.variant.example?.request;
    const { data } = await bench().send('POST', '/v1/transaction/create', {
      ...request,
      ...change,
      external_transaction_id: freshKey(),
    });
    return data.next_action;
  };

  it('is a message to answer where Beeline sends no code', async () => {
    expect(await create('beeline/payin_h2h', {})).toMatchObject({ type: 'otp' });
    expect(await create('beeline/payin_h2h', { currency: 'UZS' })).toMatchObject({
      type: 'app_confirmation',
    });
  });

  it('names no message for a code that the customer makes', async () => {
    expect(await create('mobile_money_ci/payin_h2h', {})).not.toHaveProperty('delivery');
    expect(await create('beeline/payin_h2h', {})).toHaveProperty('delivery', 'sms');
  });
});

describe('the failure of late money', () => {
  const ended = (key: string, failure = 407) => endedBy(key, `failed:${failure}`);
  const endedBy = async (key: string, outcome: string) => {
    const request = variants.find((each) => each.key === key)?.variant.example?.request;
    const gateway = bench();
    const made = await gateway.send('POST', '/v1/transaction/create', {
      ...request,
      external_transaction_id: freshKey(),
      sandbox: { outcome },
    });
    const id = String(made.data.transaction_id);
    if (key.startsWith('cryptofiat'))
      await gateway.send('POST', '/v1/transaction/get_crypto_address', { transaction_id: id });
    gateway.wait(10);
    const { data } = await gateway.send('GET', `/v1/transaction/find?transaction_id=${id}`);
    const passed = gateway.simulator.world.state.transactions.get(id)?.history;
    return {
      data,
      statuses: passed?.map(({ status }) => status),
      states: passed?.map(({ state }) => state),
    };
  };
  /** Where the next call brings the recipient or the address, money cannot come before it. */
  const late = variants.filter(
    ({ key, variant }) =>
      variant.failures.some(({ code }) => code === 407) &&
      !['p2p/p2p', 'settlepay/p2p'].includes(key),
  );

  it.each(late.map(({ key }) => key))('comes in %s after the expiry', async (key) => {
    const { data, statuses } = await ended(key);
    expect(data).toMatchObject({ status: 'failed', failure: { code: 407 } });
    expect(statuses?.slice(-2)).toEqual(['expired', 'failed']);
  });

  it.each(['cryptofiat/payin_hpp', 'cryptofiat/payin_h2h', 'gate_pay/gate_pay'])(
    'is that of an expired address for %s',
    async (key) => {
      const { data, statuses } = await ended(key, 504);
      expect(data).toMatchObject({
        status: 'failed',
        failure: { code: 504, retry: 'unknown_wait' },
      });
      expect(statuses?.slice(-2)).toEqual(['expired', 'failed']);
    },
  );

  const waiting = variants.filter(({ variant }) =>
    variant.statuses.some(({ state }) => state === 'underpaid_awaiting_rest'),
  );
  it.each(waiting.map(({ key }) => key))(
    'of too little money comes in %s after a wait for the rest',
    async (key) => {
      const { data, states } = await ended(key, 403);
      expect(data).toMatchObject({ status: 'failed', failure: { code: 403 } });
      expect(states?.slice(-2)).toEqual(['underpaid_awaiting_rest', 'rejected_by_provider']);
      expect(Number(data.paid_amount)).toBeCloseTo(Number(data.amount) / 2, 2);
    },
  );

  it('comes also instead of a late success where a service always refuses late money', async () => {
    const { data, statuses } = await endedBy('pix_onramp/payin_hpp', 'late_success');
    expect(data).toMatchObject({ status: 'failed', failure: { code: 407 } });
    expect(statuses?.slice(-2)).toEqual(['expired', 'failed']);
  });

  it('comes at once where a service cannot refuse late money', async () => {
    const { data, statuses } = await ended('blik/payin_h2h');
    expect(data).toMatchObject({ status: 'failed', failure: { code: 407 } });
    expect(statuses).not.toContain('expired');
  });
});

describe('a P2P payment', () => {
  it('shows the full number of the recipient only where it is assigned', async () => {
    const { variant } = variants.find(({ key }) => key === 'p2p/p2p') ?? {};
    const gateway = bench();
    const { data: made } = await gateway.send('POST', '/v1/transaction/create', {
      ...variant?.example?.request,
      external_transaction_id: freshKey(),
    });
    const id = made.transaction_id ?? '';
    const sender = { card_last4: '1234' };
    const assign = () =>
      gateway.send('POST', '/v1/p2p/recipient_card', { transaction_id: id, sender });
    const [first, again] = [await assign(), await assign()];
    const number = at(first.data, 'next_action.recipient.card_number');
    expect(number).toMatch(/^\d{16}$/);
    expect(at(again.data, 'next_action.recipient.card_number')).toBe(number);
    const { data } = await gateway.send('GET', `/v1/transaction/find?transaction_id=${id}`);
    expect(at(data, 'next_action.recipient')).toMatchObject({
      bank: 'Sandbox Bank',
      card_number: expect.stringMatching(/^\d{6}\*{6}\d{4}$/),
    });
    expect(at(data, 'next_action.exact_amount')).toBe(at(first.data, 'next_action.exact_amount'));
  });

  it('needs the card of the sender, is paid with the exact amount that was shown, and that is credited', async () => {
    const { variant } = variants.find(({ key }) => key === 'p2p/p2p') ?? {};
    const gateway = bench();
    const { data: made } = await gateway.send('POST', '/v1/transaction/create', {
      ...variant?.example?.request,
      external_transaction_id: freshKey(),
    });
    const transaction = { transaction_id: made.transaction_id ?? '' };
    const refused = await gateway.send('POST', '/v1/p2p/recipient_card', transaction);
    expect(refused.error).toMatchObject({ code: 2005, param: 'sender.card_last4' });
    const { data: shown } = await gateway.send('POST', '/v1/p2p/recipient_card', {
      ...transaction,
      sender: { card_last4: '1234' },
    });
    const early = await gateway.send('POST', '/v1/p2p/confirm', transaction);
    expect(early.error).toMatchObject({ code: 2005, param: 'sender_last4' });
    await gateway.send('POST', '/v1/p2p/confirm', { ...transaction, sender_last4: '1234' });
    gateway.wait(60);
    const { data } = await gateway.send(
      'GET',
      `/v1/transaction/find?transaction_id=${transaction.transaction_id}`,
    );
    const exact = at(shown, 'next_action.exact_amount');
    expect(exact).not.toBe(made.amount);
    expect(data).toMatchObject({ status: 'success', state: 'completed', paid_amount: exact });
    expect(data.captured_amount).toBe(exact);
  });
});

describe('a failure whose state is not one of a refusal', () => {
  const create = async (outcome: string) => {
    const gateway = bench();
    const made = await gateway.send('POST', '/v1/transaction/create', {
      ...variants.find(({ key }) => key === 'card/acquiring_form')?.variant.example?.request,
      external_transaction_id: freshKey(),
      sandbox: { outcome },
    });
    return { gateway, id: String(made.data.transaction_id) };
  };

  it('gives the reason of a cancellation', async () => {
    const { gateway, id } = await create('pending');
    const body = { transaction_id: id };
    const header = { 'idempotency-key': freshKey() };
    const { data } = await gateway.send('POST', '/v1/transaction/cancel', body, header);
    expect(data).toMatchObject({ state: 'canceled_by_merchant', failure: { code: 907 } });
  });

  it('refuses an open payment that asks for the return of a payout', async () => {
    const { gateway, id } = await create('failed:213');
    gateway.wait(10);
    const { data } = await gateway.send('GET', `/v1/transaction/find?transaction_id=${id}`);
    expect(data).toMatchObject({ state: 'rejected_by_provider', failure: { code: 213 } });
  });
});

describe('the Cancel button of the hosted page', () => {
  const cancel = async (key: string) => {
    const request = variants.find((each) => each.key === key)?.variant.example?.request;
    const gateway = bench();
    const { data } = await gateway.send('POST', '/v1/transaction/create', {
      ...request,
      external_transaction_id: freshKey(),
    });
    const url = text(data, 'next_action.url') ?? '';
    const shown = await gateway.browse('GET', new URL(url).pathname);
    const answer = await press(gateway, url, 'cancel');
    const id = String(data.transaction_id);
    const state = gateway.simulator.world.state.transactions.get(id)?.state;
    return {
      page: new TextDecoder().decode(shown.answer.file?.bytes),
      status: answer.status,
      state,
    };
  };

  it('ends a payment', async () => {
    const { page, state } = await cancel('skrill/payin_hpp');
    expect(page).toContain('value="cancel"');
    expect(state).toBe('canceled_by_customer');
  });

  it('is missing for a slip that cannot be withdrawn, which the customer could still pay', async () => {
    const { page, status, state } = await cancel('oxxo/payin_hpp');
    expect(page).not.toContain('value="cancel"');
    expect(status).toBe(422);
    expect(state).not.toBe('canceled_by_customer');
  });
});

it('sends the pause that a service has for a failure, as its page says', async () => {
  const rows = variants.flatMap(({ key, variant }) =>
    variant.failures.flatMap(({ code, retryAfter }) =>
      retryAfter === undefined ? [] : [`${key} ${code} ${retryAfter}`],
    ),
  );
  expect(rows).toContain('mb_way/payin_h2h 313 4 min');
  const request = variants.find(({ key }) => key === 'mb_way/payin_h2h')?.variant.example?.request;
  const gateway = bench();
  const { data } = await gateway.send('POST', '/v1/transaction/create', {
    ...request,
    external_transaction_id: freshKey(),
    sandbox: { outcome: 'failed:313' },
  });
  gateway.wait(10);
  const found = await gateway.send(
    'GET',
    `/v1/transaction/find?transaction_id=${data.transaction_id}`,
  );
  expect(at(found.data, 'failure.retry_after')).toBe(240);
});
