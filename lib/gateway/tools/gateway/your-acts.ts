import type { JsonObject } from '../../contract/types';
import { fromUnits } from '../../simulator/state/money';
import type { Transaction } from '../../simulator/state/state';
import type { Act } from './acts';

/** A call of the reader's server. */
export interface YourCall {
  readonly operation: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: JsonObject;
}

/** Reason of a refund that is to fail: the account behind the card is closed. */
const FAILED_REFUND = 'failed:213';
/** Of the customer's card, for the P2P methods that ask for it. */
const CARD_LAST4 = '1234';
/** Seconds that a bank takes to refuse a refund. */
const REFUND_SECONDS = 60;

/** What the reader's server can call about a payment. */
export function yourActs(tx: Transaction): Act[] {
  const { refund, nextActions, direction } = tx.service.variant;
  const left = fromUnits(tx.captured - tx.refunded, tx.decimals);
  const canRefund =
    ['success', 'partially_refunded'].includes(tx.status) && tx.captured > tx.refunded;
  const isRefundable = direction === 'payin' && ['full', 'partial'].includes(refund.kind);
  const act = (id: string, label: string, effect: string, isOn: boolean): Act => ({
    ...{ id, actor: 'you', label, effect, isOn },
  });
  const input = { label: `Amount in ${tx.currency}`, value: left };
  return [
    act('find', 'Find it', 'read its state', true),
    ...(nextActions.includes('crypto_deposit')
      ? [act('address', 'Get an address', 'the coins go there', tx.status === 'created')]
      : []),
    ...(nextActions.includes('p2p_transfer')
      ? [
          act('recipient', 'Get a recipient', 'show it to the customer', tx.status === 'created'),
          act('confirm', 'Confirm the transfer', 'the customer has paid', tx.status === 'pending'),
        ]
      : []),
    ...(nextActions.includes('three_ds_method')
      ? [
          act(
            'device',
            'Device check is done',
            'continue with 3-D Secure',
            tx.state === 'awaiting_three_ds_method',
          ),
        ]
      : []),
    ...(isRefundable
      ? [
          { ...act('refund', 'Refund', 'all or a part', canRefund), input },
          {
            ...act(
              'refund_fails',
              'Refund, and the bank refuses',
              `after ${REFUND_SECONDS} s`,
              canRefund,
            ),
            input,
          },
        ]
      : []),
    ...(tx.type === 'preauth'
      ? [
          {
            ...act('capture', 'Capture', 'all or a part of the hold', tx.status === 'authorized'),
            input: { label: `Amount in ${tx.currency}`, value: fromUnits(tx.amount, tx.decimals) },
          },
        ]
      : []),
    act(
      'stop',
      'Cancel it',
      'while nothing is paid',
      ['created', 'pending', 'authorized'].includes(tx.status),
    ),
    act('report', 'Get its report row', 'a report of the day', true),
  ];
}

/**
 * The call behind an act of the reader; undefined for one that takes several.
 * @param count of the calls before it, so that each has an id of its own
 */
export function callOfAct(
  tx: Transaction,
  id: string,
  value: string,
  count: number,
): YourCall | undefined {
  const transaction_id = tx.id;
  const refund = { transaction_id, amount: value, external_cancellation_id: `refund-${count}` };
  switch (id) {
    case 'find':
      return { operation: 'transaction_find', query: { transaction_id } };
    case 'address':
      return { operation: 'transaction_get_crypto_address', body: { transaction_id } };
    case 'recipient':
      return {
        operation: 'get_recipient_card',
        body: { transaction_id, sender: { card_last4: CARD_LAST4 } },
      };
    case 'confirm':
      return { operation: 'p2p_confirm', body: { transaction_id, sender_last4: CARD_LAST4 } };
    case 'device':
      return {
        operation: 'transaction_update',
        body: { transaction_id, three_ds_method_completed: true },
      };
    case 'refund':
      return { operation: 'transaction_cancel', body: refund };
    case 'refund_fails': {
      const sandbox = { outcome: FAILED_REFUND, delay_seconds: REFUND_SECONDS };
      return { operation: 'transaction_cancel', body: { ...refund, sandbox } };
    }
    case 'capture':
      return { operation: 'transaction_complete', body: { transaction_id, amount: value } };
    case 'stop':
      return { operation: 'transaction_cancel', body: { transaction_id } };
    default:
      return undefined;
  }
}
