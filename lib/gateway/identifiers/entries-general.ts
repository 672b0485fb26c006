import { abaRouting, cardPan, luhn } from './cards';
import { email } from './email';
import type { Identifier } from './entry';
import { bic } from './europe';
import { iban } from './iban';
import { type PhoneCountry, phonePlans } from './phone-plans';
import { phone, phoneOf } from './phones';

/** The entry of a country's phone numbers; `short` has the right beginning and a digit too few. */
const phoneEntry = (key: PhoneCountry): Identifier => {
  const { country, name, example } = phonePlans[key];
  return {
    name: `Phone number, ${name}`,
    country,
    // ITU-T E.164; ranges of libphonenumber, July 2026.
    validate: phoneOf(key),
    valid: [example, `+${example}`],
    invalid: [example.slice(0, -1), `${example}0000`, example.slice(phonePlans[key].code.length)],
  };
};

/** Identifiers of no single country, and the phone numbers of each. */
export const general = {
  iban: {
    name: 'IBAN',
    // ISO 13616, MOD 97-10.
    validate: iban,
    valid: [
      'PL61109010140000071219812874',
      'PT50 0002 0123 1234 5678 9015 4',
      'GB29NWBK60161331926819',
    ],
    invalid: ['PL61109010140000071219812875', 'US29NWBK60161331926819', 'GB29NWBK6016133192681'],
  },
  bic: {
    name: 'BIC',
    // ISO 9362; 8 or 11 characters.
    validate: bic,
    valid: ['SCBLPKKX', 'NWBKGB2LXXX'],
    invalid: ['SCBLPK', 'SCBL1KKX'],
  },
  card_pan: {
    name: 'Card number',
    // ISO/IEC 7812; Luhn digit.
    validate: cardPan,
    valid: ['4111111111111111', '4111 1111 1111 1111'],
    invalid: ['4111111111111112', '41111111111'],
  },
  luhn: {
    name: 'Number with a Luhn digit',
    // ISO/IEC 7812-1, Annex B.
    validate: luhn,
    valid: ['79927398713'],
    invalid: ['79927398710'],
  },
  aba_routing: {
    name: 'Routing number',
    country: 'US',
    // American Bankers Association; weights 3, 7, 1.
    validate: abaRouting,
    valid: ['011000015'],
    invalid: ['011000016'],
  },
  email: {
    name: 'Email address',
    // RFC 5321; at most 254 characters.
    validate: email,
    valid: ['payer@example.com'],
    invalid: ['payer@example', 'payer@@example.com', 'pay er@example.com'],
  },
  phone: {
    name: 'Phone number',
    // ITU-T E.164.
    validate: phone,
    valid: ['351912345678', '+351 912 345 678'],
    invalid: ['0912345678', '12345', '35191234567x'],
  },
  mb_way_phone: { ...phoneEntry('pt'), name: 'Phone number, MB WAY' },
  phone_ke: phoneEntry('ke'),
  phone_gh: phoneEntry('gh'),
  phone_cm: phoneEntry('cm'),
  phone_ci: phoneEntry('ci'),
  phone_ug: phoneEntry('ug'),
  phone_bd: phoneEntry('bd'),
  phone_pk: phoneEntry('pk'),
  phone_uz: phoneEntry('uz'),
  phone_az: phoneEntry('az'),
  phone_kz: phoneEntry('kz'),
  phone_kg: phoneEntry('kg'),
  phone_in: phoneEntry('in'),
  phone_tr: phoneEntry('tr'),
  phone_pt: phoneEntry('pt'),
  phone_pl: phoneEntry('pl'),
  phone_br: phoneEntry('br'),
  phone_ar: phoneEntry('ar'),
  phone_mx: phoneEntry('mx'),
  phone_ca: phoneEntry('ca'),
} as const satisfies Readonly<Record<string, Identifier>>;
