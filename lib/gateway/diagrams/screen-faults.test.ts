import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentDir } from '../../base/source/files';
import { loadContract } from '../contract/load';
import { loadScreen } from './screen';
import { screenFaults } from './screen-faults';
import { SCREENS, type ScreenFile } from './screen-schema';

const contract = loadContract();
const names = readdirSync(path.join(contentDir(), '_site', 'screens'))
  .filter((file) => !file.startsWith('_'))
  .map((file) => file.replace(/\.yaml$/, ''));

/** The faults of a screen that has nothing but what is given. */
const faultsOf = (given: object): string[] =>
  screenFaults(
    SCREENS.schema.parse({
      title: 'T',
      description: 'D',
      readout: { where: 'Here', api: [] },
      body: [{ kind: 'text', text: 'Hello' }],
      legend: [{ mark: 'a', name: 'A.', text: 'B' }],
      ...given,
    }) satisfies ScreenFile,
    contract,
  );

const button = (more: object) => ({ kind: 'buttons', items: [{ label: 'Submit', ...more }] });
const faults = (count: number) => ({
  kind: 'table',
  faults: true,
  columns: [{ label: 'Row' }],
  rows: Array.from({ length: count }, () => ['118']),
});

it.each(names)('finds nothing impossible in the screen %s', (name) => {
  expect(screenFaults(loadScreen(name).screen, contract)).toEqual([]);
});

describe('a button', () => {
  it('is disabled next to faults, and active without them', () => {
    const needs = { faults: 'none' };
    expect(faultsOf({ body: [faults(2), button({ needs })] })).toEqual([
      '"Submit" is active, and what it needs is not there — disable it or correct the data',
    ]);
    expect(faultsOf({ body: [faults(2), button({ needs, disabled: true })] })).toEqual([]);
    expect(faultsOf({ body: [faults(0), button({ needs, disabled: true })] })).toEqual([
      '"Submit" is disabled, and what it needs is there',
    ]);
  });

  it('says what it needs when it is the main one next to faults', () => {
    expect(faultsOf({ body: [faults(1), button({ primary: true })] })).toEqual([
      '"Submit" is active next to a fault — disable it, or say with needs why it is not',
    ]);
  });

  it('is active only if the balance covers the debit', () => {
    const figures = { debit: '61200000.00', available: '4820310.00' };
    expect(
      faultsOf({ figures, body: [button({ needs: { covers: ['debit', 'available'] } })] }),
    ).toHaveLength(1);
    expect(
      faultsOf({ figures, body: [button({ needs: { covers: ['available', 'debit'] } })] }),
    ).toEqual([]);
  });

  it('is active only in the statuses and states that allow it', () => {
    const body = [button({ needs: { statuses: ['authorized'] } })];
    expect(faultsOf({ subject: { status: 'success' }, body })).toHaveLength(1);
    expect(faultsOf({ subject: { status: 'authorized' }, body })).toEqual([]);
  });
});

describe('statuses', () => {
  it('are those of the lifecycle, and states belong to them', () => {
    const row = (status: string, text = status) => ({
      kind: 'table',
      columns: [{ label: 'Status' }],
      rows: [[{ text, status }]],
      current: 1,
    });
    expect(faultsOf({ body: [row('succeeded')] })).toEqual([
      'status "succeeded" is not in lifecycle.yaml',
    ]);
    expect(faultsOf({ body: [row('success', 'paid')] })).toEqual([
      '"paid" is drawn as the status success',
    ]);
    expect(
      faultsOf({ subject: { status: 'processing', state: 501 }, body: [row('success')] }),
    ).toEqual([
      'state 501 does not belong to the status processing',
      'the selected row is success, and the open transaction processing',
    ]);
    expect(
      faultsOf({
        body: [
          { kind: 'text', text: 'state 999' },
          { kind: 'text', text: '301 sent' },
        ],
      }),
    ).toEqual(['state 999 is not in state_codes.yaml', '"301 sent": state 301 is queued']);
  });
});

describe('sums', () => {
  const columns = [{ label: 'Line' }, { label: 'Amount' }];

  it('are those of the rows', () => {
    const rows = [
      ['a', '1,000.10'],
      ['b', '−0.20'],
    ];
    expect(
      faultsOf({ body: [{ kind: 'table', columns, rows, total: ['Sum', '999.90'] }] }),
    ).toEqual([]);
    expect(
      faultsOf({ body: [{ kind: 'table', columns, rows, total: ['Sum', '1,000.30'] }] }),
    ).toEqual(['Amount: the rows make 999.90, the last line says 1,000.30']);
    const examples = {
      journal: { label: 'J', columns: ['A', 'Debit'], rows, total: ['Sum', '5.00'] },
    };
    expect(faultsOf({ examples })).toEqual([
      'J, Debit: the rows make 999.90, the last line says 5.00',
    ]);
  });

  it('of a running balance follow from row to row', () => {
    const table = (balance: string) => ({
      kind: 'table',
      columns: [{ label: 'Debit' }, { label: 'Credit' }, { label: 'After', running: true }],
      rows: [
        ['', '', '10.00'],
        ['3.00', '', balance],
      ],
      total: ['3.00', '', balance],
    });
    expect(faultsOf({ body: [table('7.00')] })).toEqual([]);
    expect(faultsOf({ body: [table('8.00')] })).toEqual(['row 2: 7.00 remains, and 8.00 is drawn']);
  });

  it('of fees are those of the tariffs', () => {
    const charge = (fee: string) => ({
      figures: { amount: '150000.00', fee },
      charges: [{ fee: 'fee', service: 5001, currency: 'NGN', amount: 'amount' }],
    });
    expect(faultsOf(charge('1225.00'))).toEqual([]);
    expect(faultsOf(charge('75.00'))).toEqual([
      'fee is 75.00, and the tariff of 5001 makes 1225.00',
    ]);
  });
});

it('finds a form without a field that its service requires, or with a value that the service refuses', () => {
  const items = [
    { label: 'Bank', value: '058', field: 'recipient.bank_code' },
    { label: 'Account number', value: '0123456784', field: 'recipient.account_number' },
  ];
  expect(faultsOf({ form: 5001, body: [{ kind: 'fields', items }] })).toEqual([
    'recipient.account_number: "0123456784" is refused',
    'the form of service 5001 does not have recipient.full_name',
  ]);
});

it('finds operations of a readout that nobody has described', () => {
  expect(faultsOf({ readout: { api: ['payout'] } })).toEqual([
    'readout: no operation "payout"',
    'readout: a screen without a window says where it is',
  ]);
});
