import { cardDetails, factsOf } from '../checks/cards';
import { cardOf, checkWalletToken } from '../checks/create';
import { serviceFaults } from '../checks/fields';
import { readMoney } from '../checks/money';
import { approve, move } from '../state/lifecycle';
import { isAllowed, transactionOf, wrongState } from '../state/lookup';
import { planned, typedCode } from '../state/opening';
import type { Transaction } from '../state/state';
import { transactionJson } from '../state/view';
import type { Answer, Call, World } from '../types';
import { ApiError, FaultsError } from '../wire/errors';
import { isObject, objectAt } from '../wire/json';
import { chargeCard, refuse } from './card-flow';
import { recordChecks, recordThreeDs } from './card-results';

/** `POST /v1/transaction/pay`. */
export function transactionPay(world: World, call: Call): Answer {
  const { body, key } = call;
  const tx = transactionOf(world, body);
  if (!isAllowed(world, tx, 'transaction_pay')) throw wrongState(world, tx);
  if (typeof body.amount === 'string') {
    const { units } = readMoney(world, body.amount, tx.currency);
    if (units !== tx.amount) {
      const message = 'amount is not the amount of the transaction.';
      throw new ApiError(2004, message, 'amount', { received: body.amount });
    }
  }
  if (isObject(body.card) && 'number' in body.card && !key.permissions.includes('card_data')) {
    throw new ApiError(5006, 'This key may not send card numbers.', 'card.number');
  }
  if (body.three_ds !== undefined && !key.permissions.includes('external_3ds')) {
    const permission = 'external_3ds';
    throw new ApiError(1009, 'This key lacks the permission external_3ds.', 'three_ds', {
      permission,
    });
  }
  pay(world, tx, call);
  return { status: 200, body: { data: transactionJson(world, tx) } };
}

function pay(world: World, tx: Transaction, { body }: Call): void {
  const card = cardOf(world, { ...tx.request, card: body.card ?? null });
  checkWalletToken(body);
  if (body.save_card === true) tx.saveCard = true;
  if (card) {
    if (body.browser === undefined && tx.request.browser === undefined && needsBrowser(tx, body)) {
      throw new ApiError(5009, '3-D Secure needs browser.', 'browser');
    }
    chargeCard(world, tx, card, { source: 'api', proof: body.three_ds });
  } else if (body.wallet_token !== undefined) payByWallet(world, tx);
  else if (isObject(body.fields)) {
    const faults = serviceFaults(world.contract, tx.service, { ...tx.request, ...body }, 'pay');
    if (faults.length > 0) throw new FaultsError(faults);
    tx.fields = { ...tx.fields, ...objectAt(body, 'fields') };
    move(world, tx, 'sent_to_provider', 'api');
    typedCode(world, tx);
  } else throw new ApiError(2005, 'card is missing.', 'card');
}

/** A stored card charged by its owner, and a number, both go through 3-D Secure; your own proof replaces it. */
const needsBrowser = ({ service }: Transaction, body: Call['body']): boolean =>
  body.three_ds === undefined && service.variant.nextActions.includes('three_ds_challenge');

/** The card behind a wallet payload of the test environment: an approved one. */
function payByWallet(world: World, tx: Transaction): void {
  const number = Object.values(world.contract.testCards?.threeDs[0]?.cards ?? {})[0] ?? '';
  const card = factsOf(number, world.contract.testCards);
  tx.card = card;
  tx.methodDetails = { card: cardDetails(card) };
  recordThreeDs(world, tx, 'device', 'Y');
  recordChecks(world, tx);
  move(world, tx, 'sent_to_provider', 'api');
  if (tx.outcome !== undefined) planned(world, tx);
  else if (card.failure === 0) approve(world, tx);
  else refuse(world, tx, card.failure);
}
