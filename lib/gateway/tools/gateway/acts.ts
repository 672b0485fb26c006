import { canCancel } from '../../simulator/hosted/buttons';
import { hostedAnswer } from '../../simulator/hosted/hosted';
import { isCustomersTurn, isOpen } from '../../simulator/state/lifecycle';
import { fromUnits } from '../../simulator/state/money';
import {
  acceptsLate,
  aftermath,
  amountPaidLess,
  amountUnderpaid,
  awaitsRest,
  canAwaitRest,
  endAs,
  lateFailure,
  underpay,
} from '../../simulator/state/outcomes';
import type { Transaction } from '../../simulator/state/state';
import type { World } from '../../simulator/types';
import { reasonsOf, typed } from './act-inputs';

/** Who can do it: the person who pays, a bank or network, or the reader's own server. */
export type Actor = 'customer' | 'bank' | 'you';

/** Something that can be done, whether now or later: a key that is off keeps its place. */
export interface Act {
  readonly id: string;
  readonly actor: Actor;
  readonly label: string;
  /** What follows from it. */
  readonly effect: string;
  readonly isOn: boolean;
  /** What is typed or chosen with it. */
  readonly input?: {
    readonly label: string;
    /** Values to choose from; without them anything can be typed. */
    readonly options?: readonly (readonly [value: string, text: string])[];
    readonly value: string;
  };
}

/** What can be done about a payment. */
export function actsOf(world: World, tx: Transaction): Act[] {
  const { variant } = tx.service;
  const { direction, flow } = variant;
  const isPayin = direction !== 'payout';
  const amount = `${fromUnits(tx.amount, tx.decimals)} ${tx.currency}`;
  const isPage = flow === 'hpp';
  const isPart = awaitsRest(tx);
  const canPay = isCustomersTurn(world, tx) && (tx.status !== 'created' || isPage) && !isPart;
  const refusal = lateFailure(tx);
  const money = (units: bigint) => fromUnits(units, tx.decimals);
  const isChallenge = tx.state === 'awaiting_three_ds_challenge';
  const isWithBank = isOpen(world, tx) && !isCustomersTurn(world, tx);
  const act = (id: string, actor: Actor, label: string, effect: string, isOn: boolean): Act => ({
    ...{ id, actor, label, effect, isOn },
  });
  const customer = [
    ...(isPage
      ? [
          act(
            'open',
            'customer',
            'Opens the page',
            'the link of next_action',
            tx.status === 'created',
          ),
        ]
      : []),
    act('approve', 'customer', 'Approves', `pays ${amount}`, canPay),
    act(
      'less',
      'customer',
      'Pays less',
      `${money(amountPaidLess(tx))} of ${amount}`,
      canPay && !isChallenge && tx.type !== 'preauth',
    ),
    ...(canAwaitRest(tx)
      ? [
          act(
            'underpay',
            'customer',
            'Sends too little',
            `${money(amountUnderpaid(tx))} of ${amount}`,
            canPay,
          ),
          act(
            'rest',
            'customer',
            'Sends the rest',
            `${money(tx.amount - amountUnderpaid(tx))} ${tx.currency}`,
            isPart,
          ),
        ]
      : []),
    ...typed(world, tx, canPay),
    act('decline', 'customer', 'Fails', isChallenge ? 'the challenge' : 'or is declined', canPay),
    act('cancel', 'customer', 'Cancels', 'presses Cancel on the page', canPay && canCancel(tx)),
    act(
      'late',
      'customer',
      'Pays late',
      'after the expiry, and it counts',
      tx.status === 'expired' && tx.type !== 'preauth' && acceptsLate(tx),
    ),
    ...(refusal === undefined
      ? []
      : [
          act(
            'late_refused',
            'customer',
            'Pays late, refused',
            `with the reason ${refusal}`,
            tx.status === 'expired',
          ),
        ]),
  ];
  return [
    ...(isPayin ? customer : []),
    act(
      'bank_approve',
      'bank',
      'Approves',
      isPayin ? 'the payment' : `pays out ${amount}`,
      isWithBank,
    ),
    {
      ...act('bank_decline', 'bank', 'Declines', 'with a reason', isWithBank),
      ...reasonsOf(world, tx),
    },
    ...(isPayin
      ? [
          act(
            'chargeback',
            'bank',
            'Opens a chargeback',
            'the holder disputes it',
            tx.status === 'success',
          ),
        ]
      : [
          act(
            'return',
            'bank',
            'Returns the payout',
            'the account is closed',
            tx.status === 'success',
          ),
        ]),
  ];
}

/**
 * The customer or the bank does something. Returns why it cannot be done, in the words of the page.
 * @param value what was typed or chosen
 */
export async function actOn(
  world: World,
  tx: Transaction,
  id: string,
  value: string,
): Promise<string | undefined> {
  const found = actsOf(world, tx).find((act) => act.id === id);
  if (!found?.isOn)
    return `"${found?.label ?? id}" is not possible while the payment is ${tx.status}.`;
  switch (id) {
    case 'open':
      return browse(world, 'GET', `/p/${tx.slug}`);
    case 'approve':
    case 'cancel':
      return browse(world, 'POST', `/p/${tx.slug}`, `do=${id}&value=`);
    case 'decline':
      return browse(world, 'POST', `/p/${tx.slug}`, 'do=fail&value=');
    case 'type':
      return browse(
        world,
        'POST',
        `/p/${tx.slug}`,
        `do=approve&value=${encodeURIComponent(value)}`,
      );
    case 'underpay':
      underpay(world, tx);
      return undefined;
    case 'less':
      endAs(world, tx, 'amount_differs');
      return undefined;
    case 'rest':
    case 'bank_approve':
      endAs(world, tx, 'success');
      return undefined;
    case 'bank_decline':
      endAs(world, tx, `failed:${value}`);
      return undefined;
    default:
      aftermath(world, tx, AFTERMATHS[id] ?? 'returned_by_beneficiary_bank');
      return undefined;
  }
}

/** States that an act puts an ended payment into. */
const AFTERMATHS: Readonly<Record<string, string>> = {
  late: 'completed_late',
  late_refused: 'rejected_by_provider',
  chargeback: 'chargeback_open',
};

/** Ask for a page of the customer; a fault of it is what its page says in its alert. */
export async function browse(
  world: World,
  method: 'GET' | 'POST',
  url: string,
  form = '',
): Promise<string | undefined> {
  const body = new TextEncoder().encode(form);
  const answer = await hostedAnswer(world, { method, url, headers: {}, body, ip: '198.51.100.1' });
  return answer.status < 400 ? undefined : (answer.fault ?? 'The page refuses it.');
}

/** What can be done about an invoice. */
export const actsOfInvoice = (invoice: Readonly<Record<string, unknown>>): Act[] => {
  const isOpen = !['paid', 'canceled'].includes(String(invoice.status));
  const price = `${String(invoice.amount)} ${String(invoice.currency)}`;
  return [
    {
      ...{ id: 'pay_invoice', actor: 'customer', label: 'Opens the invoice', isOn: isOpen },
      effect: `and begins to pay ${price}`,
    },
  ];
};
