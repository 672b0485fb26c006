// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Service } from '@/lib/gateway/contract/types';
import { doubledIds, faultsOf } from '../contract/__fixtures__/axe';
import { contract, service } from '../contract/__fixtures__/contract';
import { FactSources } from './fact-sources';
import { CustomerSteps, ServiceClocks, Siblings } from './service';
import { ServiceExample } from './service-example';
import { ServiceFacts } from './service-facts';
import { choiceText, ServiceFields } from './service-fields';
import { ServiceFailures, ServiceStatuses, ServiceTests } from './service-outcomes';

afterEach(cleanup);

/** An example whose transaction expires. */
const timed = {
  request: {},
  response: { data: { expires_at: '2026-01-15T12:05:00Z' } },
  callback: { data: {} },
};

const fact = (label: string): string | null | undefined =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

describe('FactSources', () => {
  const dated = { certainty: 'scheme', source: 'BLIK rules', asOf: '2026-11-22' } as const;

  it('prints each source once, with its day', () => {
    const facts = ['A', 'B'].map((label) => ({ label, fact: { value: 'x', ...dated } }));
    render(<FactSources service={{ ...service, variant: { ...service.variant, facts } }} />);
    expect(screen.getByText(/^Source/).textContent).toBe(
      'Source: BLIK rules (checked on November 22, 2026).',
    );
  });

  it('keeps the publications of each day together', () => {
    const days = [
      { source: 'BLIK rules', asOf: '2026-11-21' },
      { source: 'PSD2', asOf: '2026-11-22' },
      { source: 'EPC rules', asOf: '2026-11-22' },
    ];
    const facts = days.map((day) => ({
      label: day.source,
      fact: { value: 'x', certainty: 'scheme' as const, ...day },
    }));
    render(<FactSources service={{ ...service, variant: { ...service.variant, facts } }} />);
    expect(screen.getByText(/^Sources/).textContent).toBe(
      'Sources: PSD2; EPC rules (checked on November 22, 2026). BLIK rules (checked on November 21, 2026).',
    );
  });

  it('prints nothing for facts without a source', () => {
    const { container } = render(<FactSources service={service} />);
    expect(container.innerHTML).toBe('');
  });
});

describe('ServiceFacts', () => {
  it('says nothing of a refund for a check that moves no money', () => {
    const dryRun = { request: {}, response: { data: { valid: true } } };
    const variant = { ...service.variant, dryRun };
    render(<ServiceFacts contract={contract} service={{ ...service, variant }} />);
    expect(screen.queryByText('Refund', { selector: 'dt' })).toBeNull();
  });

  it('prints what the scheme or we vouch for', () => {
    render(<ServiceFacts contract={contract} service={service} />);
    expect(fact('Amount')).toBe('0.01–50,000 PLN');
    expect(fact('Result')).toBe('asynchronous, under a minute');
    expect(fact('Refund')).toBe('up to 13 months');
  });

  it('leaves out what is missing or uncertain', () => {
    const { amount: _, ...rest } = service.variant;
    const expiry = { value: '8 days', certainty: 'uncertain' } as const;
    const confirmation = { mode: 'async' } as const;
    render(
      <ServiceFacts
        contract={contract}
        service={{ ...service, variant: { ...rest, expiry, confirmation } }}
      />,
    );
    expect(screen.queryByText('Time to pay', { selector: 'dt' })).toBeNull();
    expect(screen.queryByText('Amount', { selector: 'dt' })).toBeNull();
    expect(fact('Result')).toBe('asynchronous');
  });

  it('says in a row each where the settings of the point are', () => {
    render(<ServiceFacts contract={contract} service={service} />);
    expect(fact('Your amount limits')).toBe('limits in the service list');
    expect(fact('Settlement delay')).toBe('in Tariffs');
    expect(screen.queryByText(/^Your (countries|currencies)/, { selector: 'dt' })).toBeNull();
  });

  it('names the lists of places where the contract with the merchant decides', () => {
    const method = { ...service.method, countries: [], currencies: [] };
    render(<ServiceFacts contract={contract} service={{ ...service, method }} />);
    expect(fact('Your countries and currencies')).toBe(
      'countries and currencies in the service list',
    );
  });

  it('says how to choose another time to pay, only where the transaction ends as expired', () => {
    const timeToPay = { number: 5, unit: 'min' } as const;
    const { expiry: _, ...untold } = service.variant;
    const ends = { ...untold, timeToPay, statuses: [{ status: 'failed', when: 'x' }] };
    render(<ServiceFacts contract={contract} service={{ ...service, variant: ends }} />);
    expect(fact('Time to pay')).toBe('5\u00a0min by default');
    cleanup();
    const expires = { ...ends, statuses: [{ status: 'expired', when: 'x' }], example: timed };
    render(<ServiceFacts contract={contract} service={{ ...service, variant: expires }} />);
    expect(fact('Time to pay')).toBe(
      '5\u00a0min by default; to change the time, send expires_in, within the range in Service by ID',
    );
    cleanup();
    const silent = { ...untold, statuses: expires.statuses, example: timed };
    render(<ServiceFacts contract={contract} service={{ ...service, variant: silent }} />);
    expect(fact('Time to pay')).toBe('send expires_in, within the range in Service by ID');
    cleanup();
    const expiry = { value: 'for the page, longer on request', certainty: 'own' } as const;
    const said = { ...expires, expiry };
    const told = { ...said, expiryTellsChange: true as const };
    render(<ServiceFacts contract={contract} service={{ ...service, variant: told }} />);
    expect(fact('Time to pay')).toBe('5\u00a0min for the page, longer on request');
    cleanup();
    render(<ServiceFacts contract={contract} service={{ ...service, variant: said }} />);
    expect(fact('Time to pay')).toMatch(/longer on request; to change the time, send expires_in/);
  });

  it('asks for the due date of a slip instead of a number of seconds', () => {
    const field = {
      name: 'fields.due_date',
      label: 'Due date',
      type: 'date',
      need: 'optional',
      rule: 'x',
      side: 'order',
    } as const;
    const variant = {
      ...service.variant,
      timeToPay: { number: 3, unit: 'days' },
      expiry: undefined,
      statuses: [{ status: 'expired', when: 'x' }],
      fields: [{ ...field, example: '2026-01-20' }],
      example: timed,
    } as const;
    render(<ServiceFacts contract={contract} service={{ ...service, variant }} />);
    expect(fact('Time to pay')).toBe('3 days by default; to change the time, send fields.due_date');
  });

  it('names countries in words', () => {
    const method = { ...service.method, countries: ['PL', 'PT'], currencies: ['EUR'] };
    render(<ServiceFacts contract={contract} service={{ ...service, method }} />);
    expect(fact('Country, currency')).toBe('Poland, Portugal; EUR');
  });

  it('calls the figure of another provider typical', () => {
    render(<ServiceFacts contract={contract} service={service} />);
    expect(fact('Time to pay')).toBe('typically 45\u00a0s');
  });

  it('calls the number an example and points to the list', () => {
    render(<ServiceFacts contract={contract} service={service} />);
    expect(fact('Service')).toBe('2001 in examples; read your id from the service list');
  });

  it('prints the day of a note on availability from the data', () => {
    const method = {
      ...service.method,
      status: 'limited',
      statusNote: { value: 'ask your manager', certainty: 'own', asOf: '2026-11-21' },
    } as const;
    render(<ServiceFacts contract={contract} service={{ ...service, method }} />);
    expect(fact('Availability')).toBe('limited (as of November 21, 2026): ask your manager');
  });

  it('leaves out an uncertain note on availability', () => {
    const method = {
      ...service.method,
      status: 'limited',
      statusNote: { value: 'renamed', certainty: 'uncertain', asOf: '2026-11-21' },
    } as const;
    render(<ServiceFacts contract={contract} service={{ ...service, method }} />);
    expect(fact('Availability')).toBe('limited');
  });

  it.each([
    ['new_payout', 'none; send a payout instead'],
    ['none', 'not possible'],
  ] as const)('says of the refund %s how the money goes back', (kind, words) => {
    const variant = { ...service.variant, refund: { kind } };
    render(<ServiceFacts contract={contract} service={{ ...service, variant }} />);
    expect(fact('Refund')).toBe(words);
  });

  it('tells how far a transfer can be stopped', () => {
    const variant = { ...service.variant, direction: 'transfer' } as const;
    render(<ServiceFacts contract={contract} service={{ ...service, variant }} />);
    expect(fact('Cancel')).toBe('only until the sender has confirmed');
  });

  it('tells how far the storing of a card can be stopped', () => {
    const variant = { ...service.variant, direction: 'tokenization' } as const;
    render(<ServiceFacts contract={contract} service={{ ...service, variant }} />);
    expect(fact('Cancel')).toBe('until the card is stored');
  });

  it('tells how far a payin can be stopped, and what that does to a hold', () => {
    render(<ServiceFacts contract={contract} service={service} />);
    expect(fact('Cancel')).toBe('until the customer has paid');
    cleanup();
    const hold = { status: 'authorized', state: 'authorized' } as const;
    const variant = { ...service.variant, statuses: [...service.variant.statuses, hold] };
    render(<ServiceFacts contract={contract} service={{ ...service, variant }} />);
    expect(fact('Cancel')).toBe('possible; after the authorization, it releases the hold');
  });

  it.each([
    ['awaiting_transfer_check', 'until the customer has reported the transfer'],
    ['awaiting_mandate_approval', 'until the customer has signed'],
  ])('tells by the state %s how far a payin can be stopped', (state, words) => {
    const statuses = [...service.variant.statuses, { status: 'pending', state }];
    const variant = { ...service.variant, statuses };
    render(<ServiceFacts contract={contract} service={{ ...service, variant }} />);
    expect(fact('Cancel')).toBe(words);
  });

  it('says in the words of a service how far it can be stopped, where it has some', () => {
    const variant = { ...service.variant, cancelLimit: 'only while nothing is paid' };
    render(<ServiceFacts contract={contract} service={{ ...service, variant }} />);
    expect(fact('Cancel')).toBe('only while nothing is paid');
  });

  it('says of a dry run neither how it is canceled nor how it is validated', () => {
    const variant = { ...service.variant, validate: true, dryRun: { request: {}, response: {} } };
    render(<ServiceFacts contract={contract} service={{ ...service, variant }} />);
    expect(screen.queryByText('Cancel', { selector: 'dt' })).toBeNull();
    expect(screen.queryByText('Validation', { selector: 'dt' })).toBeNull();
  });

  it('has a word beside every dial', () => {
    render(<ServiceFacts contract={contract} service={service} />);
    expect(fact('Chargebacks')).toBe('rare, by a claim at the bank');
  });
});

describe('CustomerSteps', () => {
  it('is an ordered list', () => {
    render(<CustomerSteps service={service} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Opens the bank app.',
      'Types the code.',
    ]);
  });

  it('draws the sequence of the data', () => {
    const sequence = {
      title: 'BLIK payin',
      description: 'You create, we answer.',
      actors: [
        { id: 'you', label: 'Your server' },
        { id: 'gateway', label: 'Gateway' },
      ],
      messages: [{ from: 'you', to: 'gateway', label: 'create', kind: 'call' as const }],
    };
    render(<CustomerSteps service={{ ...service, variant: { ...service.variant, sequence } }} />);
    expect(screen.getByRole('img', { name: /BLIK payin/ })).toBeTruthy();
  });
});

describe('ServiceClocks', () => {
  it('is absent where the service has no limits to draw', () => {
    const { container } = render(<ServiceClocks service={service} />);
    expect(container.innerHTML).toBe('');
  });
});

describe('ServiceFields', () => {
  it('lists name, need, rule and pattern', () => {
    render(<ServiceFields service={service} />);
    const [, row] = screen.getAllByRole('row');
    if (!row) throw new Error('no row');
    expect(within(row).getByRole('rowheader').textContent).toBe('fields.blik_code');
    expect(within(row).getByText('required')).toBeTruthy();
    expect(within(row).getByText('^\\d{6}$').tagName).toBe('CODE');
    expect(within(row).getByRole('cell', { name: '012345' })).toBeTruthy();
  });
});

describe('choiceText', () => {
  it('keeps apart values, labels with commas, and labels that say nothing', () => {
    expect(
      choiceText([
        { value: 'cc', label: 'identity card, 6 to 10 digits' },
        { value: 'passport', label: 'passport' },
      ]),
    ).toBe('One of `cc` (identity card, 6 to 10 digits), `passport`.');
  });

  it('offers no choice where there is one value', () => {
    expect(choiceText([{ value: 'tckn', label: 'Turkish identity number' }])).toBe(
      'The only value is `tckn` (Turkish identity number).',
    );
  });
});

describe('ServiceExample', () => {
  it('shows a check without a callback, and its answer as 200', async () => {
    const { example, ...variant } = service.variant;
    const dryRun = { request: example?.request ?? {}, response: { data: { valid: true } } };
    render(
      await ServiceExample({
        contract,
        clients: [],
        service: { ...service, variant: { ...variant, dryRun } },
      }),
    );
    const tabs = within(screen.getByRole('tablist', { name: 'Request and response' }));
    expect(tabs.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Request',
      'Response 200',
    ]);
  });

  it('shows request, response and callback as tabs and marks the own fields', async () => {
    const { container } = render(await ServiceExample({ contract, clients: [], service }));
    const tabsOf = (label: string) =>
      within(screen.getByRole('tablist', { name: label }))
        .getAllByRole('tab', { hidden: true })
        .map((tab) => tab.textContent);
    expect(tabsOf('Request, response, and callback')).toEqual([
      'Request',
      'Response 201',
      'Callback',
    ]);
    const languages = within(screen.getByRole('combobox', { name: 'Request in' }))
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(languages.slice(0, 2)).toEqual(['JSON', 'Bash']);
    const [marked, ...others] = container.querySelectorAll('[data-mark]');
    expect(marked?.textContent).toContain('"blik_code"');
    // The other marks are in the response and the callback, none in a program.
    expect(others.every((line) => line.textContent?.includes('"status"'))).toBe(true);
  });

  it('says once what is shortened, and links the whole transaction', async () => {
    const { example, ...variant } = service.variant;
    if (!example) throw new Error('no example');
    const told = () => screen.getByText(/shortened/).textContent;
    const WHOLE = ' shortened. The gateway sends the whole transaction object.';
    render(await ServiceExample({ contract, clients: [], service }));
    expect(told()).toBe(`The response and the callback are${WHOLE}`);
    const link = screen.getByRole('link', { name: 'transaction object' });
    expect(link.getAttribute('href')).toBe('/api/transaction_find#response');
    cleanup();
    const whole = { ...example, response: { data: { status: 'pending', version: 1 } } };
    const changed = { ...service, variant: { ...variant, example: whole } };
    render(await ServiceExample({ contract, clients: [], service: changed }));
    expect(told()).toBe(`The callback is${WHOLE}`);
  });

  it('says which client each program needs', async () => {
    const clients = [{ language: 'php', label: 'PHP', file: 'gateway.php', code: '' }] as const;
    render(await ServiceExample({ contract, clients, service }));
    const link = screen.getByRole('link', { name: 'gateway.php' });
    expect(link.getAttribute('href')).toBe('/clients/gateway.php');
    // A reader needs it before the programs.
    const tabs = screen.getByRole('tablist', { name: 'Request, response, and callback' });
    expect(link.compareDocumentPosition(tabs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('ServiceTests', () => {
  it('says that an error creates nothing', () => {
    const tests = [{ input: 'a wrong value', outcome: 'Error 2007 on create.' }];
    render(
      <ServiceTests
        contract={contract}
        service={{ ...service, variant: { ...service.variant, tests } }}
      />,
    );
    expect(screen.getByRole('cell', { name: 'no transaction' })).toBeTruthy();
  });
});

describe('ServiceStatuses', () => {
  it('joins status and state with their rows of the reference', () => {
    render(<ServiceStatuses contract={contract} service={service} />);
    const state = screen.getByRole('link', { name: '206 awaiting_app_confirmation' });
    expect(state.getAttribute('href')).toBe('/reference/state_codes#s206');
  });

  it('prints what the state means and asks for where the service says nothing', () => {
    const statuses = [{ status: 'pending', state: 'awaiting_app_confirmation' }];
    render(
      <ServiceStatuses
        contract={contract}
        service={{ ...service, variant: { ...service.variant, statuses } }}
      />,
    );
    const state = contract.states?.codes.find(({ code }) => code === 206);
    expect(screen.getByRole('cell', { name: `${state?.meaning} ${state?.action}` })).toBeTruthy();
  });

  it('says what late money makes of an expired payment', () => {
    const expired = { status: 'expired', state: 'payment_not_received', when: 'No money came.' };
    const late = { status: 'success', state: 'completed_late', when: 'It came late.' };
    const draw = (change: Partial<Service['variant']>) =>
      render(
        <ServiceStatuses
          contract={contract}
          service={{ ...service, variant: { ...service.variant, ...change } }}
        />,
      );
    draw({ statuses: [expired], lateMoney: 'refused' });
    expect(
      screen.getByRole('cell', { name: /^No money came\. A late payment changes the status/ }),
    ).toBeTruthy();
    cleanup();
    draw({ statuses: [late, expired] });
    expect(
      screen.getByRole('cell', {
        name: /^No money came\. A late payment still changes the status/,
      }),
    ).toBeTruthy();
    cleanup();
    draw({ statuses: [expired] });
    expect(screen.getByRole('cell', { name: 'No money came.' })).toBeTruthy();
  });

  it('leaves what to do after a failure to the table of the reasons', () => {
    const { states, failures } = contract;
    if (!states || !failures) throw new Error('no codes');
    const ended = {
      ...contract,
      states: { codes: states.codes.map((code) => ({ ...code, slug: 'ended', payout: 'P.' })) },
      failures: { ...failures, codes: failures.codes.map((code) => ({ ...code, state: 'ended' })) },
    };
    const statuses = [{ status: 'failed', state: 'ended' }];
    const named = { ...service.variant, statuses, failures: [{ code: 306 }] };
    render(<ServiceStatuses contract={ended} service={{ ...service, variant: named }} />);
    const meaning = states.codes[0]?.meaning ?? '';
    expect(screen.getByRole('cell', { name: meaning })).toBeTruthy();
    cleanup();
    const unnamed = { ...named, failures: [] };
    render(<ServiceStatuses contract={ended} service={{ ...service, variant: unnamed }} />);
    expect(screen.queryByRole('cell', { name: meaning })).toBeNull();
  });
});

describe('ServiceFailures', () => {
  it('links the values of retry to what they mean', () => {
    render(<ServiceFailures contract={contract} service={service} />);
    const link = screen.getByRole('link', { name: /^Retry/ });
    expect(link.getAttribute('href')).toBe('/reference/failure_reason_codes#may-it-be-tried-again');
  });

  it('takes the advice of the service, else that of the code', () => {
    render(<ServiceFailures contract={contract} service={service} />);
    expect(screen.getByRole('cell', { name: 'Ask for a new code.' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: 'Offer a smaller amount.' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: /^later\s*, 24\s*h$/ })).toBeTruthy();
  });

  it('says that a page lists only the most frequent reasons of a card', () => {
    const told = () => screen.queryByText(/most frequent reasons/);
    render(<ServiceFailures contract={contract} service={service} />);
    expect(told()).toBeNull();
    cleanup();
    const codes = contract.failures?.codes.map((code) => ({
      ...code,
      state: 'declined_by_issuer',
    }));
    const failures = contract.failures && { ...contract.failures, codes: codes ?? [] };
    render(<ServiceFailures contract={{ ...contract, failures }} service={service} />);
    expect(told()).toBeTruthy();
  });

  it('gives the advice for payouts on the page of a payout, unless the service has its own', () => {
    const codes = contract.failures?.codes.map((code) => ({
      ...code,
      payoutAction: 'Wait a day.',
    }));
    const failures = contract.failures && { ...contract.failures, codes: codes ?? [] };
    const variant = { ...service.variant, direction: 'payout' as const };
    render(
      <ServiceFailures contract={{ ...contract, failures }} service={{ ...service, variant }} />,
    );
    expect(screen.getByRole('cell', { name: 'Ask for a new code.' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: 'Wait a day.' })).toBeTruthy();
    cleanup();
    render(<ServiceFailures contract={{ ...contract, failures }} service={service} />);
    expect(screen.queryByRole('cell', { name: 'Wait a day.' })).toBeNull();
  });

  it('takes the meaning of the code where the service says nothing, and the text for the customer without advice', () => {
    const failures = [{ code: 306 }];
    render(
      <ServiceFailures
        contract={contract}
        service={{ ...service, variant: { ...service.variant, failures } }}
      />,
    );
    const reason = contract.failures?.codes.find(({ code }) => code === 306);
    expect(screen.getByRole('cell', { name: reason?.meaning ?? '-' })).toBeTruthy();
    expect(screen.getByText('failure.customer_message').closest('td')?.textContent).toBe(
      'Show failure.customer_message. No other action is needed.',
    );
  });
});

describe('Siblings', () => {
  it('links the other pages of the method, not this one', () => {
    render(<Siblings service={service} />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'BLIK: payin, hosted page',
    ]);
  });
});

describe('a service page', () => {
  it('passes the accessibility checker with unique ids', async () => {
    const { container } = render(
      <>
        <ServiceFacts contract={contract} service={service} />
        <CustomerSteps service={service} />
        <ServiceFields service={service} />
        {await ServiceExample({ contract, clients: [], service })}
        <ServiceStatuses contract={contract} service={service} />
        <ServiceFailures contract={contract} service={service} />
        <ServiceTests contract={contract} service={service} />
        <Siblings service={service} />
      </>,
    );
    expect(await faultsOf(container)).toEqual([]);
    expect(doubledIds(container)).toEqual([]);
  });
});
