import { fail, pass, type Verdict } from './verdict';

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;

/** Email address in the plain form of RFC 5321: one `@`, a domain with a dot, at most 254 characters. */
export function email(value: string): Verdict {
  const text = value.trim();
  if (text === '')
    return fail('empty', 'The value is empty. An email address looks like payer@example.com.');
  if (text.length > 254) {
    return fail(
      'length',
      `An email address has at most 254 characters; this one has ${text.length}.`,
    );
  }
  const [local = '', domain, ...more] = text.split('@');
  if (domain === undefined || more.length > 0) {
    return fail('format', 'An email address has exactly one @.');
  }
  if (local.length > 64)
    return fail('length', 'An email address has at most 64 characters before the @.');
  if (!LOCAL.test(local)) {
    return fail(
      'characters',
      `"${local}" is not valid before the @: no spaces, no dot at an end, no two dots in a row.`,
    );
  }
  const labels = domain.split('.');
  if (labels.length < 2) {
    return fail('format', `"${domain}" is not a full domain; an ending such as .com is missing.`);
  }
  return labels.every((label) => label.length < 64 && LABEL.test(label))
    ? pass(`${local}@${domain.toLowerCase()}`, { domain: domain.toLowerCase() })
    : fail(
        'characters',
        `"${domain}" is not a domain: letters, digits and dashes between the dots.`,
      );
}
