import type { JsonObject } from '../../contract/types';
import { failureOfInput, inputOf } from '../state/inputs';
import type { Transaction } from '../state/state';
import type { World } from '../types';
import { isObject, text } from '../wire/json';

/** Version of 3-D Secure that the sandbox uses: that of the examples. */
const VERSION = '2.2.0';

const addToCard = (tx: Transaction, result: JsonObject): void => {
  const { card } = tx.methodDetails;
  tx.methodDetails = { ...tx.methodDetails, card: { ...(isObject(card) ? card : {}), ...result } };
};

/**
 * Write down how 3-D Secure ended, by `threeDsResults` of test_cards.yaml.
 * @param flow what confirmed: nothing, the customer, 3-D Secure of the merchant (with result `own`), or a device wallet
 * @param status `transStatus` of the protocol; what the table does not know is taken for `Y`
 */
export function recordThreeDs(
  { contract }: World,
  tx: Transaction,
  flow: 'frictionless' | 'challenge' | 'external' | 'device',
  status: string,
  own: JsonObject = {},
): void {
  const results = contract.testCards?.threeDsResults ?? [];
  const result = results.find((row) => row.status === status) ?? results[0];
  if (!result) return;
  addToCard(tx, {
    three_ds: {
      version: flow === 'device' ? null : (text(own, 'version') ?? VERSION),
      flow,
      status: result.status,
      eci: text(own, 'eci') ?? result.eci,
      // Who asks for an exemption bears the fraud.
      liability_shift: result.liabilityShift && text(tx.request, 'sca.exemption') === undefined,
    },
  });
}

/** Write down what the bank said about the CVV and the billing address, once it was asked. */
export function recordChecks(world: World, tx: Transaction): void {
  const { card } = tx;
  if (!card) return;
  const { methodDetails } = tx;
  const given = isObject(methodDetails.card) ? methodDetails.card : {};
  const wrongCvv = failureOfInput(world.contract.testCards, 'cvv', 'wrong');
  addToCard(tx, {
    three_ds: given.three_ds ?? null,
    cvv_result: card.failure === wrongCvv ? 'not_matched' : card.hasCvv ? 'matched' : 'not_sent',
    avs_result: avsOf(world, tx),
  });
}

/** By the postal code of the billing address; some have a meaning of their own (test_cards.yaml, `inputs`). */
function avsOf({ contract }: World, tx: Transaction): string {
  const { customer } = tx.request;
  const code = isObject(customer) ? text(customer, 'address.postal_code') : undefined;
  if (code === undefined) return 'not_sent';
  return inputOf(contract.testCards, 'postal_code', code)?.avs ?? 'matched';
}
