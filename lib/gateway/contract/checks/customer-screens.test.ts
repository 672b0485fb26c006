import { expect, it } from 'vitest';
import { loadContract } from '../load';
import type { CustomerStep, ServiceMethod } from '../types';
import { checkCustomerScreens } from './customer-screens';

const contract = loadContract();

/** What is said when a service has only this screen, twice. */
function faults(service: string, step: Partial<CustomerStep>): string[] {
  const [id = '', key = ''] = service.split('/');
  const method = contract.services.find((candidate) => candidate.id === id);
  const variant = method?.variants[key];
  if (!method || !variant) throw new Error(`no service ${service}`);
  const whole: CustomerStep = {
    where: 'Bank app',
    blocks: [{ kind: 'text', text: 'Confirm' }],
    caption: 'The customer confirms.',
    ...step,
  };
  const changed: ServiceMethod = {
    ...method,
    variants: { [key]: { ...variant, screens: [whole] } },
  };
  return checkCustomerScreens(contract, changed).map(
    ({ path, message }) => `${path.slice(3).join('.')}: ${message.replace(/ — .*/, '')}`,
  );
}

it('reports values that the example of the page does not have', () => {
  const blocks = [
    { kind: 'text', text: 'Pay {request.total}' },
    { kind: 'amount', label: 'To pay', value: '149.90 PLN' },
    { kind: 'facts', items: [{ label: 'Code', value: '777123' }] },
  ] as const;
  expect(faults('blik/payin_h2h', { blocks })).toEqual([
    '0.blocks.0.text: {request.total} has no value in the example',
    '0.blocks.1.value: "149.90" is typed here',
    '0.blocks.2.items.0.value: "777123" is typed here',
  ]);
});

it('reports names in a caption that the page does not have', () => {
  const caption =
    'Send `fields.blik_code` and `fields.otp`; the status is `pending`, then `settled`.';
  expect(faults('blik/payin_h2h', { caption })).toEqual([
    '0.caption: `fields.otp` is in no table or example of this page',
    '0.caption: `settled` is in no table or example of this page',
  ]);
});

it.each([
  [
    'blik/payin_h2h',
    'response',
    'awaiting_crypto_deposit',
    '"awaiting_crypto_deposit" is not in the table of statuses',
  ],
  [
    'blik/payin_h2h',
    'response',
    'awaiting_form_fields',
    'the response of the example has the state "awaiting_app_confirmation", not "awaiting_form_fields"',
  ],
  ['blik/payin_hpp', 'callback', 'created', 'no callback is sent for the status created'],
  [
    'blik/payin_hpp',
    'callback',
    'awaiting_app_confirmation',
    'the callback transaction.pending has the state "page_opened"; the later state "awaiting_app_confirmation" sends none',
  ],
] as const)('%s receives no %s with %s', (service, by, state, message) => {
  expect(faults(service, { receives: { by, state } })).toEqual([`0.receives: ${message}`]);
});

it('accepts the states at their moments', () => {
  expect(faults('blik/payin_hpp', { receives: { by: 'callback', state: 'page_opened' } })).toEqual(
    [],
  );
  expect(
    faults('blik/payin_hpp', { receives: { by: 'find', state: 'awaiting_app_confirmation' } }),
  ).toEqual([]);
  expect(
    faults('blik/payin_h2h', { receives: { by: 'response', state: 'awaiting_app_confirmation' } }),
  ).toEqual([]);
});
