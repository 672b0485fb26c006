import {
  cnic,
  ifsc,
  inAccount,
  nuban,
  upiUtr,
  upiVpa,
  zaAccount,
  zaBranch,
  zaId,
} from './africa-asia';
import { uzCard } from './cards';
import type { Identifier } from './entry';
import { blikCode, edrpou, rnokpp, sortCode, tckn, uaTaxId, ukAccount } from './europe';
import { ibanOf } from './iban';

/** Identifiers of Europe, Africa and Asia. */
export const europeAfricaAndAsia = {
  iban_ua: {
    name: 'IBAN of Ukraine',
    country: 'UA',
    // ISO 13616, MOD 97-10; 29 characters.
    validate: ibanOf('UA'),
    valid: ['UA213223130000026007233566001'],
    invalid: ['UA213223130000026007233566002', 'PL61109010140000071219812874'],
  },
  edrpou: {
    name: 'EDRPOU',
    country: 'UA',
    // State Statistics Service of Ukraine; weighted mod-11 check digit.
    validate: edrpou,
    valid: ['32855961'],
    invalid: ['32855968'],
  },
  rnokpp: {
    name: 'RNOKPP',
    country: 'UA',
    // State Tax Service of Ukraine; weighted check digit.
    validate: rnokpp,
    valid: ['1759013776'],
    invalid: ['1759013770'],
  },
  ua_tax_id: {
    name: 'EDRPOU or RNOKPP',
    country: 'UA',
    // State Statistics Service and State Tax Service of Ukraine.
    validate: uaTaxId,
    valid: ['32855961', '1759013776'],
    invalid: ['32855968', '1759013770', '123'],
  },
  iban_tr: {
    name: 'IBAN of Türkiye',
    country: 'TR',
    // ISO 13616, MOD 97-10; 26 characters.
    validate: ibanOf('TR'),
    valid: ['TR330006100519786457841326'],
    invalid: ['TR330006100519786457841327'],
  },
  tckn: {
    name: 'TCKN',
    country: 'TR',
    // Nüfus ve Vatandaşlık İşleri; two check digits.
    validate: tckn,
    valid: ['10000000146', '17291716060'],
    invalid: ['17291716050', '07291716060'],
  },
  blik_code: {
    name: 'BLIK code',
    country: 'PL',
    // Polski Standard Płatności; six digits, one use.
    validate: blikCode,
    valid: ['012345', '777123'],
    invalid: ['12345', '12345a'],
  },
  iban_pl: {
    name: 'IBAN of Poland',
    country: 'PL',
    // ISO 13616, MOD 97-10; 28 characters.
    validate: ibanOf('PL'),
    valid: ['PL61109010140000071219812874'],
    invalid: ['PL61109010140000071219812875'],
  },
  iban_pt: {
    name: 'IBAN of Portugal',
    country: 'PT',
    // ISO 13616, MOD 97-10; 25 characters.
    validate: ibanOf('PT'),
    valid: ['PT50000201231234567890154'],
    invalid: ['PT50000201231234567890155'],
  },
  iban_gb: {
    name: 'IBAN of the United Kingdom',
    country: 'GB',
    // ISO 13616, MOD 97-10; 22 characters.
    validate: ibanOf('GB'),
    valid: ['GB29NWBK60161331926819'],
    invalid: ['GB29NWBK60161331926818'],
  },
  sort_code: {
    name: 'Sort code',
    country: 'GB',
    // Pay.UK; six digits.
    validate: sortCode,
    valid: ['601613', '60-16-13'],
    invalid: ['60161'],
  },
  uk_account: {
    name: 'Account number',
    country: 'GB',
    // Pay.UK; eight digits.
    validate: ukAccount,
    valid: ['31926819'],
    invalid: ['3192681'],
  },
  nuban: {
    name: 'NUBAN',
    country: 'NG',
    // Central Bank of Nigeria; check digit over bank and serial, weights 3, 7, 3.
    validate: nuban,
    valid: ['0000014579', '0123456785'],
    invalid: ['000001457', '000001457A'],
  },
  za_branch: {
    name: 'Branch code',
    country: 'ZA',
    // universal branch codes of the banks; six digits.
    validate: zaBranch,
    valid: ['051001', '250655', '470010'],
    invalid: ['51001'],
  },
  za_account: {
    name: 'Account number',
    country: 'ZA',
    // by the bank; 7 to 11 digits.
    validate: zaAccount,
    valid: ['62012345678'],
    invalid: ['123456'],
  },
  za_id: {
    name: 'Identity number',
    country: 'ZA',
    // Department of Home Affairs; birth date and Luhn digit.
    validate: zaId,
    valid: ['7503305044089'],
    invalid: ['8503305044089'],
  },
  iban_pk: {
    name: 'IBAN of Pakistan',
    country: 'PK',
    // ISO 13616, MOD 97-10; 24 characters.
    validate: ibanOf('PK'),
    valid: ['PK36SCBL0000001123456702'],
    invalid: ['PK36SCBL0000001123456703'],
  },
  cnic: {
    name: 'CNIC',
    country: 'PK',
    // NADRA; 13 digits.
    validate: cnic,
    valid: ['3420108912318', '34201-0891231-8'],
    invalid: ['342010891231'],
  },
  upi_vpa: {
    name: 'UPI address',
    country: 'IN',
    // NPCI; name@handle.
    validate: upiVpa,
    valid: ['ravi.kumar@okaxis'],
    invalid: ['ravi kumar@okaxis', 'ravi@', 'ravi@example.com'],
  },
  ifsc: {
    name: 'IFSC',
    country: 'IN',
    // Reserve Bank of India; 11 characters, the fifth a zero.
    validate: ifsc,
    valid: ['HDFC0001234'],
    invalid: ['HDFC1001234', 'HDFCO001234'],
  },
  in_account: {
    name: 'Account number',
    country: 'IN',
    // by the bank; 9 to 18 digits.
    validate: inAccount,
    valid: ['012345678901'],
    invalid: ['12345678'],
  },
  upi_utr: {
    name: 'UTR of a UPI payment',
    country: 'IN',
    // NPCI; 12 digits.
    validate: upiUtr,
    valid: ['612345678901'],
    invalid: ['61234567890'],
  },
  uz_card: {
    name: 'Uzcard or Humo card',
    country: 'UZ',
    // ISO/IEC 7812; 16 digits that begin with 8600, 5614 or 9860, Luhn as a warning.
    validate: uzCard,
    valid: ['8600490000000000', '9860123456789012'],
    invalid: ['4111111111111111', '860049000000000'],
  },
} as const satisfies Readonly<Record<string, Identifier>>;
