/** Mobile numbers of one country, as far as a payment needs them. */
export interface PhonePlan {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly name: string;
  readonly code: string;
  /** How many digits follow the country code. */
  readonly length: readonly [min: number, max: number];
  /** The digits after the country code. */
  readonly pattern: RegExp;
  /** What a caller dials before a national number at home; it is no part of the international form. */
  readonly trunk?: string;
  /** First digits of an operator. Numbers move between operators, so this is a hint. */
  readonly operators?: Readonly<Record<string, RegExp>>;
  /** Full number, digits only. */
  readonly example: string;
  /** For a number that has the right length and the wrong beginning. */
  readonly form: string;
}

/**
 * Ranges of libphonenumber's metadata (Apache 2.0), snapshot of July 2026. They are simplified where a payment needs no
 * more: new ranges are assigned before a snapshot has them, and the rules of the services print the simple form.
 */
export const phonePlans = {
  ke: {
    country: 'KE',
    name: 'Kenya',
    code: '254',
    length: [9, 9],
    pattern: /^(?:7\d{2}|1(?:0[0-8]|[18]\d|2[014]|3[05-9]|4[0-6]))\d{6}$/,
    trunk: '0',
    operators: {
      Safaricom: /^(7[0-2]|74|75[7-9]|76[89]|79|11|14)/,
      Airtel: /^(73|75[0-6]|76[12]|78|10)/,
      Telkom: /^77/,
    },
    example: '254712123456',
    form: 'A mobile number begins with 7 or 1',
  },
  gh: {
    country: 'GH',
    name: 'Ghana',
    code: '233',
    length: [9, 9],
    pattern: /^(?:2(?:[0346-9]\d|5[67])|5(?:[03-7]\d|9[1-9]))\d{6}$/,
    trunk: '0',
    operators: { MTN: /^(24|25|53|54|55|59)/, Telecel: /^(20|50)/, AT: /^(26|27|56|57)/ },
    example: '233241234567',
    form: 'A mobile number begins with 2 or 5',
  },
  cm: {
    country: 'CM',
    name: 'Cameroon',
    code: '237',
    length: [9, 9],
    pattern: /^(?:24[23]|6(?:[25-9]\d|4[0-2]))\d{6}$/,
    operators: {
      MTN: /^(65[0-4]|67|68[0-3])/,
      Orange: /^(64[0-2]|65[5-9]|68[6-9]|69)/,
      Nexttel: /^(66|68[45])/,
      Camtel: /^(62|24)/,
    },
    example: '237671234567',
    form: 'A mobile number begins with 6 or 24',
  },
  ci: {
    country: 'CI',
    name: "Côte d'Ivoire",
    code: '225',
    length: [10, 10],
    pattern: /^0[157]\d{8}$/,
    operators: { Moov: /^01/, MTN: /^05/, Orange: /^07/ },
    example: '2250712345678',
    form: 'A mobile number begins with 01, 05 or 07; its 0 stays after the country code',
  },
  ug: {
    country: 'UG',
    name: 'Uganda',
    code: '256',
    length: [9, 9],
    pattern: /^7\d{8}$/,
    trunk: '0',
    operators: { MTN: /^(76|77|78|79[0-4])/, Airtel: /^(70|74|75)/ },
    example: '256771234567',
    form: 'A mobile number begins with 7',
  },
  bd: {
    country: 'BD',
    name: 'Bangladesh',
    code: '880',
    length: [10, 10],
    pattern: /^1[3-9]\d{8}$/,
    trunk: '0',
    example: '8801812345678',
    form: 'A mobile number begins with 13 to 19',
  },
  pk: {
    country: 'PK',
    name: 'Pakistan',
    code: '92',
    length: [10, 10],
    pattern: /^3\d{9}$/,
    trunk: '0',
    example: '923012345678',
    form: 'A mobile number begins with 3',
  },
  uz: {
    country: 'UZ',
    name: 'Uzbekistan',
    code: '998',
    length: [9, 9],
    pattern: /^\d{9}$/,
    example: '998901234567',
    form: 'A number has nine digits after 998',
  },
  az: {
    country: 'AZ',
    name: 'Azerbaijan',
    code: '994',
    length: [9, 9],
    pattern: /^(?:[16]0|4[04]|5[015]|7[07]|99)\d{7}$/,
    trunk: '0',
    example: '994501234567',
    form: 'A mobile number begins with 10, 40, 44, 50, 51, 55, 60, 70, 77 or 99',
  },
  kz: {
    country: 'KZ',
    name: 'Kazakhstan',
    code: '7',
    length: [10, 10],
    pattern: /^7(?:0[0-25-8]|47|6[0-4]|7[15-8]|85)\d{7}$/,
    trunk: '8',
    example: '77051234567',
    form: 'A mobile number begins with 70, 74, 76, 77 or 78',
  },
  kg: {
    country: 'KG',
    name: 'Kyrgyzstan',
    code: '996',
    length: [9, 9],
    pattern:
      /^(?:2(?:0[0-35]|2\d)|312|5[0-24-7]\d|600|7(?:[07]\d|55)|88[08]|9(?:12|9[05-9]))\d{6}$/,
    trunk: '0',
    example: '996770123456',
    form: 'A mobile number begins with 2, 5, 7, 8 or 9',
  },
  in: {
    country: 'IN',
    name: 'India',
    code: '91',
    length: [10, 10],
    pattern: /^[6-9]\d{9}$/,
    trunk: '0',
    example: '919876543210',
    form: 'A mobile number begins with 6 to 9',
  },
  tr: {
    country: 'TR',
    name: 'Turkey',
    code: '90',
    length: [10, 10],
    pattern: /^5\d{9}$/,
    trunk: '0',
    example: '905321234567',
    form: 'A mobile number begins with 5',
  },
  pt: {
    country: 'PT',
    name: 'Portugal',
    code: '351',
    length: [9, 9],
    pattern: /^9[1-36]\d{7}$/,
    example: '351912345678',
    form: 'A mobile number begins with 91, 92, 93 or 96',
  },
  pl: {
    country: 'PL',
    name: 'Poland',
    code: '48',
    length: [9, 9],
    pattern: /^[1-9]\d{8}$/,
    example: '48512345678',
    form: 'A number does not begin with 0',
  },
  br: {
    country: 'BR',
    name: 'Brazil',
    code: '55',
    length: [10, 11],
    pattern: /^[1-9]\d(?:9\d{8}|[2-5]\d{7})$/,
    trunk: '0',
    example: '5511961234567',
    form: 'A number is an area code of two digits and, for a mobile, 9 and eight more digits',
  },
  ar: {
    country: 'AR',
    name: 'Argentina',
    code: '54',
    length: [10, 11],
    pattern: /^(?:9[1-9]\d{9}|[1-8]\d{9})$/,
    trunk: '0',
    example: '5491123456789',
    form: 'A mobile number is 9, the area code and the rest, together 11 digits',
  },
  mx: {
    country: 'MX',
    name: 'Mexico',
    code: '52',
    length: [10, 10],
    pattern: /^[2-9]\d{9}$/,
    example: '525512345678',
    form: 'A number has ten digits after 52; the former 1 before them is no longer used',
  },
  ca: {
    country: 'CA',
    name: 'Canada',
    code: '1',
    length: [10, 10],
    pattern: /^[2-9]\d{2}[2-9]\d{6}$/,
    example: '14165550123',
    form: 'Area code and exchange begin with 2 to 9',
  },
} as const satisfies Readonly<Record<string, PhonePlan>>;

export type PhoneCountry = keyof typeof phonePlans;
