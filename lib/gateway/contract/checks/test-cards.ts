import type { Contract, TestCards } from '../types';
import { type Finding, finder } from './finding';

/** Every test number passes Luhn, computed ones follow the rule, and every failure exists. */
export function checkTestCards({ testCards, failures }: Contract): Finding[] {
  const find = finder('_reference/test_cards.yaml');
  if (!testCards) return [];
  const unknown = (failure: number | undefined): boolean =>
    failure !== undefined &&
    failures !== undefined &&
    !failures.codes.some(({ code }) => code === failure);
  return [
    ...testCards.public.flatMap(({ number }, index) =>
      passesLuhn(number)
        ? []
        : [find(['public', index, 'number'], `${number} fails the Luhn check`)],
    ),
    ...testCards.threeDs.flatMap(({ digit, failure, cards }, index) => [
      ...(unknown(failure)
        ? [find(['threeDs', index, 'failure'], `failure ${failure} is unknown`)]
        : []),
      ...Object.entries(cards).flatMap(([brand, number]) => {
        const expected = computeCard(testCards, brand, digit, 0);
        return number === expected
          ? []
          : [find(['threeDs', index, 'cards', brand], `${number} must be ${expected}`)];
      }),
    ]),
    ...testCards.inputs.flatMap(({ failure }, index) =>
      unknown(failure) ? [find(['inputs', index, 'failure'], `failure ${failure} is unknown`)] : [],
    ),
    ...testCards.declines.flatMap(({ failure, cards }, index) => [
      ...(unknown(failure)
        ? [find(['declines', index, 'failure'], `failure ${failure} is unknown`)]
        : []),
      ...Object.entries(cards).flatMap(([brand, number]) => {
        const expected = computeCard(testCards, brand, Number(number[6]), failure);
        return number === expected
          ? []
          : [find(['declines', index, 'cards', brand], `${number} must be ${expected}`)];
      }),
    ]),
  ];
}

/**
 * A sandbox card by its wished outcome; failure 0 approves.
 * @example computeCard(cards, 'visa', 0, 102) // '4000000100001025'
 */
export function computeCard(
  { bins, filler }: Pick<TestCards, 'bins' | 'filler'>,
  brand: string,
  digit: number,
  failure: number,
): string {
  const body = `${bins[brand] ?? ''}${digit}${filler}${String(failure).padStart(3, '0')}`;
  const check = [...'0123456789'].find((last) => passesLuhn(body + last));
  return body + (check ?? '');
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, char, index) => {
    const doubled = Number(char) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
