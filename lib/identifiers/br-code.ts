import { crc16 } from './checksums';
import { fail, pass, type Verdict } from './verdict';

/**
 * Text of a Pix QR code (BR Code, Banco Central do Brasil, after EMV QR Code MPM): fields of id, length and value,
 * the last one a CRC-16 over everything before its four digits.
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
      `The checksum at the end is ${found}, but the text calls for ${expected}: a character was changed.`,
    );
  }
  return describe(text, fields);
}

function describe(text: string, fields: ReadonlyMap<string, string>): Verdict {
  const account = [...fields]
    .filter(([id]) => id >= '26' && id <= '51')
    .map(([, inside]) => readFields(inside))
    .find((inside) => inside?.get('00')?.toLowerCase() === 'br.gov.bcb.pix');
  if (!account) {
    return fail(
      'format',
      'No field 26 to 51 names br.gov.bcb.pix: this is a QR code of another scheme.',
    );
  }
  if (fields.get('53') !== '986') {
    return fail('format', `Field 53 must be 986 (BRL); it is ${fields.get('53') ?? 'missing'}.`);
  }
  if (fields.get('58') !== 'BR') {
    return fail('country', `Field 58 must be BR; it is ${fields.get('58') ?? 'missing'}.`);
  }
  const parts = {
    key: account.get('01'),
    url: account.get('25'),
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
