import { luhnDigit, passesLuhn, toTen, weightedSum } from './checksums';
import { andThen, digits, doubt, fail, pass, type Verdict, wrongCheck } from './verdict';

/** Any number that ends in a Luhn digit (ISO/IEC 7812-1, Annex B). */
export const luhn = (value: string): Verdict =>
  andThen(digits(value, { name: 'The number', min: 2, max: 64 }), (text) =>
    passesLuhn(text)
      ? pass(text)
      : wrongCheck('The last digit', luhnDigit(text.slice(0, -1)), text.slice(-1)),
  );

/** Card number (ISO/IEC 7812): 12 to 19 digits with a Luhn digit; Uzcard and Humo cards may break it and only warn. */
export const cardPan = (value: string): Verdict =>
  andThen(digits(value, { name: 'A card number', min: 12, max: 19 }), (text) => {
    if (/^0+$/.test(text))
      return fail('repeated', 'All zeros pass the check, but no card has this number.');
    if (passesLuhn(text)) return pass(text, cardParts(text));
    const isUzbek = uzbekNetwork(text) !== undefined && text.length === 16;
    const message = 'The number fails the Luhn check: a digit is mistyped or two are swapped.';
    return isUzbek
      ? doubt(pass(text, cardParts(text)), 'check_digit', message)
      : fail('check_digit', message);
  });

const cardParts = (text: string) => ({ bin: text.slice(0, 6), last4: text.slice(-4) });

/** Domestic networks of Uzbekistan, by the first four digits of a card. */
const UZBEK_NETWORKS: Readonly<Record<string, 'Uzcard' | 'Humo'>> = {
  8600: 'Uzcard',
  5614: 'Uzcard',
  9860: 'Humo',
};

/** `8600490000000000` → `Uzcard`; undefined for a card of another network. */
export const uzbekNetwork = (number: string): 'Uzcard' | 'Humo' | undefined =>
  UZBEK_NETWORKS[number.slice(0, 4)];

/** Domestic card of Uzbekistan: 16 digits that begin with 8600 or 5614 (Uzcard) or 9860 (Humo). */
export const uzCard = (value: string): Verdict =>
  andThen(digits(value, { name: 'A card number', min: 16 }), (text) => {
    const network = uzbekNetwork(text);
    return network === undefined
      ? fail(
          'prefix',
          `Uzcard begins with 8600 or 5614 and Humo with 9860; this card begins with ${text.slice(0, 4)}.`,
        )
      : andThen(cardPan(text), () => pass(text, { ...cardParts(text), network }));
  });

/** Routing number of a bank in the United States (American Bankers Association): 9 digits, weights 3, 7, 1. */
export const abaRouting = (value: string): Verdict =>
  andThen(digits(value, { name: 'A routing number', min: 9 }), (text) => {
    if (/^0+$/.test(text))
      return fail('repeated', 'All zeros pass the check, but no bank has this number.');
    const expected = toTen(weightedSum(text.slice(0, -1), [3, 7, 1]));
    return Number(text.at(-1)) === expected
      ? pass(text)
      : wrongCheck('The last digit', expected, text.slice(-1));
  });
