import { cnpj, cpf } from './brazil-tax';
import { email } from './email';
import { compact, doubt, fail, isDay, pass, shaped, type Verdict } from './verdict';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Pix key that is a CPF. Pix keys follow the DICT manual of Banco Central do Brasil; at most 77 characters. */
export const pixKeyCpf = (value: string): Verdict => cpf(value);

/** Pix key that is a CNPJ. */
export const pixKeyCnpj = (value: string): Verdict => cnpj(value);

/** Pix key that is a phone: `+55`, area code, number. */
export function pixKeyPhone(value: string): Verdict {
  const text = value.replace(/[\s().-]/g, '');
  if (text === '')
    return fail('empty', 'The value is empty. A phone key looks like +5511961234567.');
  if (!text.startsWith('+55')) {
    return fail(
      'prefix',
      'A phone key begins with +55; without it 11 digits would be read as a CPF.',
    );
  }
  return /^\+55[1-9]\d(9\d{8}|\d{8})$/.test(text)
    ? pass(text, { area: text.slice(3, 5) })
    : fail('format', 'After +55 come an area code of two digits and a number of eight or nine.');
}

/** Pix key that is an email address: lower case, at most 77 characters. */
export function pixKeyEmail(value: string): Verdict {
  const verdict = email(value);
  if (!verdict.ok) return verdict;
  const text = verdict.normalized.toLowerCase();
  return text.length > 77
    ? fail('length', `An email key has at most 77 characters; this one has ${text.length}.`)
    : pass(text);
}

/** Random Pix key (EVP): a UUID with its dashes. */
export function pixKeyEvp(value: string): Verdict {
  const text = value.trim().toLowerCase();
  if (text === '') return fail('empty', 'The value is empty. A random key is a UUID.');
  if (!UUID.test(text)) {
    return fail('format', 'A random key is a UUID: 8-4-4-4-12 hex digits with the dashes.');
  }
  const verdict = pass(text);
  return text[14] === '4'
    ? verdict
    : doubt(
        verdict,
        'format',
        `Random keys are UUIDs of version 4; this one says version ${text[14]}.`,
      );
}

/** Any Pix key; the kind found is in `parts.type`. Send the kind with it: 11 digits can be a CPF or a phone. */
export function pixKey(value: string): Verdict {
  const text = value.trim();
  const kinds = {
    email: pixKeyEmail,
    phone: pixKeyPhone,
    evp: pixKeyEvp,
    cnpj: pixKeyCnpj,
    cpf: pixKeyCpf,
  };
  if (text === '') return fail('empty', 'The value is empty. A Pix key has 1 to 77 characters.');
  const type = kindOf(text);
  if (type === undefined) {
    return fail(
      'format',
      'This is none of the five kinds: CPF (11 digits), CNPJ (14 characters), phone (+55…), email, or random key (UUID).',
    );
  }
  const verdict = kinds[type](text);
  if (verdict.ok) return { ...verdict, parts: { ...verdict.parts, type } };
  return type === 'cpf' && verdict.reason === 'check_digit'
    ? { ...verdict, message: `${verdict.message} If it is a phone, write +55 before it.` }
    : verdict;
}

function kindOf(text: string): 'email' | 'phone' | 'evp' | 'cnpj' | 'cpf' | undefined {
  if (text.includes('@')) return 'email';
  if (text.startsWith('+')) return 'phone';
  if (/^[0-9a-f-]{36}$/i.test(text)) return 'evp';
  const { length } = compact(text);
  return length === 14 ? 'cnpj' : length === 11 ? 'cpf' : undefined;
}

/** `txid` of a dynamic QR code: 26 to 35 letters and digits (Pix API of Banco Central do Brasil). */
export const pixTxid = (value: string): Verdict =>
  shaped(
    value,
    /^[a-zA-Z0-9]{26,35}$/,
    'A txid of a dynamic QR code has 26 to 35 letters and digits, and no dash or other sign.',
  );

/** `txid` of a static QR code: 1 to 25 letters and digits. */
export const pixTxidStatic = (value: string): Verdict =>
  shaped(
    value,
    /^[a-zA-Z0-9]{1,25}$/,
    'A txid of a static QR code has 1 to 25 letters and digits, and no dash or other sign.',
  );

/** End-to-end id of a Pix payment: `E`, ISPB, minute in UTC, 11 letters and digits (SPI manual). */
export function pixEndToEndId(value: string): Verdict {
  const verdict = shaped(
    value,
    /^E\d{8}\d{12}[a-zA-Z0-9]{11}$/,
    'An end-to-end id has 32 characters: E, the ISPB of 8 digits, yyyyMMddHHmm, and 11 letters or digits.',
  );
  if (!verdict.ok) {
    const { length } = value.trim();
    return verdict.reason === 'format' && length !== 32
      ? fail('length', `An end-to-end id has 32 characters; this value has ${length}.`)
      : verdict;
  }
  const text = verdict.normalized;
  const [year, month, day, hour, minute] = [
    [9, 13],
    [13, 15],
    [15, 17],
    [17, 19],
    [19, 21],
  ].map(([from, to]) => Number(text.slice(from, to)));
  const isTime = (hour ?? 99) < 24 && (minute ?? 99) < 60 && isDay(year ?? 0, month ?? 0, day ?? 0);
  return isTime
    ? pass(text, { ispb: text.slice(1, 9), time: text.slice(9, 21) })
    : fail(
        'date',
        `Characters 10 to 21 must be a time as yyyyMMddHHmm; "${text.slice(9, 21)}" is not one.`,
      );
}
