import { crc16 } from './checksums';
import { doubt, fail, pass, type Verdict } from './verdict';

/** Global name of Pix in field 26 (BR Code manual, Banco Central do Brasil). */
const PIX = 'br.gov.bcb.pix';

/** Reference label of a dynamic code: the txid is at its address (manual of standards for starting a Pix, 62-05). */
const NO_LABEL = '***';

/** What a dynamic BR Code is made of. */
export interface DynamicBrCode {
  /** Where the bank app reads the charge, without `https://`; at most 77 characters. */
  readonly url: string;
  /** Name of the receiver, at most 25 ASCII characters. */
  readonly name: string;
  /** City of the receiver, at most 15 ASCII characters. */
  readonly city: string;
}

/**
 * Text of a dynamic Pix QR code for one payment: point of initiation 12, and an address in place of a key. It has no
 * amount, because the bank app reads amount, customer and expiry at the address.
 */
export function dynamicBrCode({ url, name, city }: DynamicBrCode): string {
  const body = [
    field('00', '01'),
    field('01', '12'),
    field('26', field('00', PIX) + field('25', url)),
    field('52', '0000'),
    field('53', '986'),
    field('58', 'BR'),
    field('59', name),
    field('60', city),
    field('62', field('05', NO_LABEL)),
    '6304',
  ].join('');
  return body + crc16(body);
}

const field = (id: string, value: string): string =>
  `${id}${String(value.length).padStart(2, '0')}${value}`;

/**
 * A BR Code for a charge that expires. A static code (a Pix key) can be paid at any time, by any person and more than
 * once, so only a dynamic one passes: the address of the charge.
 */
export function pixBrCodeDynamic(value: string): Verdict {
  const verdict = pixBrCode(value);
  if (!verdict.ok) return verdict;
  if (verdict.parts?.url === undefined) {
    return fail(
      'format',
      'This is a static code: it names a Pix key, never expires and can be paid again. A charge needs a dynamic code, with an address in 26-25.',
    );
  }
  return verdict.parts.txid === NO_LABEL
    ? verdict
    : doubt(verdict, 'format', 'The reference label (62-05) of a dynamic code is ***.');
}

/**
 * Text of a Pix QR code (BR Code, Banco Central do Brasil, after EMV QR Code MPM). It is a list of fields, each with id,
 * length and value; the last field is a CRC-16 over everything before its four digits.
 */
export function pixBrCode(value: string): Verdict {
  const text = value.trim();
  if (text === '') return fail('empty', 'The value is empty. A BR Code begins with 000201.');
  if (!text.startsWith('000201')) {
    return fail('prefix', 'A BR Code begins with 000201; check that the beginning was copied too.');
  }
  const found = /6304([0-9A-Fa-f]{4})$/.exec(text)?.[1];
  if (found === undefined) {
    return fail(
      'format',
      'A BR Code ends with 6304 and four hex digits; the end seems to be cut off.',
    );
  }
  const fields = readFields(text);
  if (!fields) {
    return fail(
      'length',
      'A length inside the text does not fit: some characters are lost or added.',
    );
  }
  const expected = crc16(text.slice(0, -4));
  if (found.toUpperCase() !== expected) {
    return fail(
      'check_digit',
      `The checksum at the end is ${found}, but the text requires ${expected}: a character was changed.`,
    );
  }
  return describe(text, fields);
}

function describe(text: string, fields: ReadonlyMap<string, string>): Verdict {
  const account = [...fields]
    .filter(([id]) => id >= '26' && id <= '51')
    .map(([, inside]) => readFields(inside))
    .find((inside) => inside?.get('00')?.toLowerCase() === PIX);
  if (!account) {
    return fail('format', `No field 26 to 51 names ${PIX}: this is a QR code of another scheme.`);
  }
  if (fields.get('53') !== '986') {
    return fail('format', `Field 53 must be 986 (BRL); it is ${fields.get('53') ?? 'missing'}.`);
  }
  if (fields.get('58') !== 'BR') {
    return fail('country', `Field 58 must be BR; it is ${fields.get('58') ?? 'missing'}.`);
  }
  const [key, url] = [account.get('01'), account.get('25')];
  if (key !== undefined && url !== undefined) {
    return fail(
      'format',
      'The code has both a Pix key (26-01) and an address (26-25): a static code has the key, a dynamic one the address.',
    );
  }
  if (url?.includes('://')) {
    return fail('format', 'The address in 26-25 is written without https://.');
  }
  const parts = {
    key,
    url,
    amount: fields.get('54'),
    name: fields.get('59'),
    city: fields.get('60'),
    txid: readFields(fields.get('62') ?? '')?.get('05'),
  };
  const present = Object.entries(parts).flatMap(([name, part]) =>
    part === undefined ? [] : [[name, part] as const],
  );
  return pass(text, Object.fromEntries(present));
}

/** Fields in a row: two digits id, two digits length, value. `undefined` if they do not end where the text ends. */
function readFields(text: string): ReadonlyMap<string, string> | undefined {
  const fields = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    const head = /^(\d\d)(\d\d)$/.exec(text.slice(at, at + 4));
    const [, id = '', length = ''] = head ?? [];
    const end = at + 4 + Number(length);
    if (!head || end > text.length) return undefined;
    fields.set(id, text.slice(at + 4, end));
    at = end;
  }
  return fields;
}
