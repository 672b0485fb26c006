import { plainText } from '../../contract/inline';
import { failureRowsOf } from '../../contract/services';
import { valueLabel } from '../../simulator/hosted/buttons';
import type { Transaction } from '../../simulator/state/state';
import type { World } from '../../simulator/types';
import type { Act } from './acts';

/** A value with a meaning of its own, where the page of the customer has a field for one. */
export function typed(world: World, tx: Transaction, canPay: boolean): Act[] {
  const label = valueLabel({ ...tx, state: '' });
  if (label === undefined) return [];
  const { testCards } = world.contract;
  const isCard = label === 'Test card number';
  const kind = tx.service.method.id === 'blik' ? 'blik' : 'otp';
  const options: [string, string][] = isCard
    ? cardsToType(world)
    : (testCards?.inputs ?? [])
        .filter(({ input }) => input === kind)
        .map(({ value, result }) => [value, `${value} ${plainText(result)}`]);
  const [first] = options;
  if (!first) return [];
  const isOn = canPay && valueLabel(tx) !== undefined;
  return [
    {
      ...{ id: 'type', actor: 'customer', label: isCard ? 'Types a card' : 'Types a code' },
      effect: 'and approves',
      isOn,
      input: { label, value: first[0], options },
    },
  ];
}

/** A card for each way of 3-D Secure, and one for each decline. */
function cardsToType({ contract: { testCards, failures } }: World): [string, string][] {
  const first = (cards: Readonly<Record<string, string>>) => Object.values(cards)[0] ?? '';
  const slugOf = (code: number) => failures?.codes.find((row) => row.code === code)?.slug ?? '';
  return [
    ...(testCards?.threeDs ?? []).map(({ cards, behavior }): [string, string] => [
      first(cards),
      plainText(behavior),
    ]),
    ...(testCards?.declines ?? []).map(({ cards, failure }): [string, string] => [
      first(cards),
      `${failure} ${slugOf(failure)}`,
    ]),
  ].filter(([number]) => number !== '');
}

/** The reasons that the page of the service lists. */
export function reasonsOf({ contract }: World, tx: Transaction): Pick<Act, 'input'> {
  const reasons = contract.failures?.codes ?? [];
  const listed = failureRowsOf(tx.service.variant, contract).map(({ code }) => code);
  const options = (listed.length > 0 ? listed : reasons.map(({ code }) => code)).map(
    (code): [string, string] => [
      `${code}`,
      `${code} ${reasons.find((reason) => reason.code === code)?.slug ?? ''}`,
    ],
  );
  const [first] = options;
  return first ? { input: { label: 'Reason', value: first[0], options } } : {};
}
