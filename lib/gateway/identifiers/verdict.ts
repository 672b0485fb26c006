/** Kind of fault, for programs; the sentence next to it is for people. */
export type Reason =
  | 'empty'
  | 'characters'
  | 'length'
  | 'format'
  | 'prefix'
  | 'range'
  | 'date'
  | 'repeated'
  | 'country'
  | 'check_digit';

/** Why a value fails, in a code and in a sentence that says what to do. */
interface Fault {
  readonly reason: Reason;
  readonly message: string;
}

/** A value that may be sent. */
export interface Pass {
  readonly ok: true;
  /** The form to send: no separators, capitals where the standard has them. */
  readonly normalized: string;
  /** What the value says about itself: bank, branch, amount, operator. */
  readonly parts?: Readonly<Record<string, string>>;
  /** A doubt that is no reason to refuse. */
  readonly warning?: Fault;
}

export interface Fail extends Fault {
  readonly ok: false;
}

export type Verdict = Pass | Fail;

/** What is next to the value and belongs to its check. */
export interface Context {
  /** Bank code of the same account: the check digit of a NUBAN depends on it. */
  readonly bankCode?: string | undefined;
}

/** A pure check of one text. It never throws. */
export type Validator = (value: string, context?: Context) => Verdict;

export const fail = (reason: Reason, message: string): Fail => ({ ok: false, reason, message });

export const pass = (normalized: string, parts?: Readonly<Record<string, string>>): Pass =>
  parts === undefined ? { ok: true, normalized } : { ok: true, normalized, parts };

/** A pass with a doubt. */
export const doubt = (verdict: Pass, reason: Reason, message: string): Pass => ({
  ...verdict,
  warning: { reason, message },
});

/**
 * Without the separators people type: white space, dots, dashes, slashes.
 * @example compact('529.982.247-25') // '52998224725'
 */
export const compact = (value: string): string => value.replace(/[\s\u2010-\u2015./-]/g, '');

export interface DigitsRule {
  /** With its article, to begin a sentence: "A CPF". */
  readonly name: string;
  readonly min: number;
  readonly max?: number;
  /** Added to a wrong length. */
  readonly hint?: string;
}

/** The compacted value if it is the right number of digits, else why not. */
export function digits(value: string, { name, min, max = min, hint }: DigitsRule): Verdict {
  const text = compact(value);
  const wanted = min === max ? `${min}` : `${min} to ${max}`;
  if (text === '') return fail('empty', `The value is empty. ${name} has ${wanted} digits.`);
  const stranger = /[^0-9]/u.exec(text)?.[0];
  if (stranger !== undefined) {
    return fail('characters', `${name} has digits only; remove ${quote(stranger)}.`);
  }
  if (text.length < min || text.length > max) {
    const message = `${name} has ${wanted} digits; this value has ${text.length}.`;
    return fail('length', hint === undefined ? message : `${message} ${hint}`);
  }
  return pass(text);
}

/** The trimmed value if it matches, else why not. */
export function shaped(value: string, pattern: RegExp, message: string): Verdict {
  const text = value.trim();
  if (text === '') return fail('empty', `The value is empty. ${message}`);
  return pattern.test(text) ? pass(text) : fail('format', message);
}

/** `then` on a pass, the same fault otherwise. */
export const andThen = (verdict: Verdict, then: (value: string) => Verdict): Verdict =>
  verdict.ok ? then(verdict.normalized) : verdict;

/** A fault of a check digit that names both digits, so that a developer sees which side is wrong. */
export const wrongCheck = (what: string, expected: string | number, found: string): Fail =>
  fail(
    'check_digit',
    // Some mod-11 rules leave 10 for numbers that are never given out.
    expected === 10
      ? `${what} is ${found}, but the characters before it allow none: one of them is mistyped or two are swapped.`
      : `${what} is ${found}, but the characters before it require ${expected}: one of them is mistyped or two are swapped.`,
  );

/** A character in quotes; control characters by their number. */
export const quote = (char: string): string =>
  /[\p{C}\p{Z}]/u.test(char)
    ? `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : `"${char}"`;

/** Whether a calendar has this day; months count from 1. */
export function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && day > 0;
}
