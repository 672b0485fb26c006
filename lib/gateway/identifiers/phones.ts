import { type PhonePlan, phonePlans } from './phone-plans';
import { fail, pass, quote, type Validator, type Verdict } from './verdict';

const plans: Readonly<Record<string, PhonePlan>> = phonePlans;

/** Phone number of any country in the international form of ITU-T E.164: country code first, 8 to 15 digits. */
export const phone: Validator = (value) => {
  const text = dialed(value);
  if (!text.ok) return text;
  const { normalized } = text;
  if (normalized.startsWith('0')) {
    return fail(
      'prefix',
      'Write the country code first, without 0 or 00: 351912345678, not 0912345678.',
    );
  }
  return normalized.length < 8 || normalized.length > 15
    ? fail(
        'length',
        `An international number has 8 to 15 digits; this value has ${normalized.length}.`,
      )
    : text;
};

/** Phone number of one country, with its mobile ranges; `parts.operator` is a hint, for numbers move between operators. */
export const phoneOf =
  (key: keyof typeof phonePlans): Validator =>
  (value) => {
    const text = dialed(value);
    const plan = plans[key];
    return text.ok && plan ? checkPlan(text.normalized, plan) : text;
  };

function checkPlan(text: string, plan: PhonePlan): Verdict {
  const { code, country, name, length, pattern, form, example } = plan;
  const national = text.slice(code.length);
  if (!text.startsWith(code) || isNational(text, plan)) {
    return fail(
      'prefix',
      `Write the country code of ${name} first: ${suggestion(text, plan) ?? example}.`,
    );
  }
  const [min, max] = length;
  if (national.length < min || national.length > max) {
    const wanted = min === max ? `${min}` : `${min} or ${max}`;
    return fail(
      'length',
      `After ${code} come ${wanted} digits; this value has ${national.length}. ${form}.`,
    );
  }
  if (!pattern.test(national)) {
    return fail('range', `${form}; after ${code} this one begins with ${national.slice(0, 3)}.`);
  }
  const operator = Object.entries(plan.operators ?? {}).find(([, range]) => range.test(national));
  return pass(
    text,
    operator ? { country, national, operator: operator[0] } : { country, national },
  );
}

/** A number as at home that happens to begin with the country code, as 9123456789 in India. */
const isNational = (text: string, { code, pattern }: PhonePlan): boolean =>
  pattern.test(text) && !pattern.test(text.slice(code.length));

/** A number as it is dialed at home, with the country code put before it. */
function suggestion(text: string, { code, trunk, pattern }: PhonePlan): string | undefined {
  const national = trunk !== undefined && text.startsWith(trunk) ? text.slice(trunk.length) : text;
  const found = [national, text].find((candidate) => pattern.test(candidate));
  return found === undefined ? undefined : code + found;
}

/** Digits of a phone number; one `+` or `00` at the start is taken off, brackets and separators too. */
function dialed(value: string): Verdict {
  const text = value.replace(/[\s\u2010-\u2015().-]/g, '').replace(/^(\+|00)/, '');
  if (text === '') return fail('empty', 'The value is empty. Send digits, country code first.');
  const stranger = /[^0-9]/u.exec(text)?.[0];
  return stranger === undefined
    ? pass(text)
    : fail('characters', `A phone number has digits only; remove ${quote(stranger)}.`);
}
