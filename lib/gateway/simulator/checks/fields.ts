import { isNeeded } from '../../contract/services';
import type { Contract, Json, JsonObject, ServiceField } from '../../contract/types';
import { checkIdentifier, isIdentifierId, type Verdict } from '../../identifiers';
import type { CatalogService } from '../state/catalog';
import type { Detail } from '../wire/errors';
import { at, text } from '../wire/json';

/** Fields of a card are read by `cards.ts`, and the asset by `create.ts`: they have errors of their own. */
const READ_ELSEWHERE = /^(card|wallet_token|crypto)\./;

/**
 * Hold a request against the fields of its service: needed ones are there, values have their form and check digits.
 * @param step Fields of another step are not looked at.
 * @param report `warnings`: only doubts about values that are accepted.
 */
export function serviceFaults(
  contract: Contract,
  service: CatalogService,
  body: JsonObject,
  step: 'create' | 'pay',
  report: 'faults' | 'warnings' = 'faults',
): Detail[] {
  const fields = service.variant.fields.filter(
    (field) => (field.step ?? 'create') === step && !READ_ELSEWHERE.test(field.name),
  );
  const isBrowser = ({ name, need }: ServiceField) =>
    need === 'required' && name.startsWith('browser.') && body.browser === undefined;
  const faults = fields
    .filter((field) => !isBrowser(field))
    .flatMap((field): Detail[] => {
      const param = field.name;
      const value = at(body, field.name);
      if (report === 'warnings') return doubtOf(service, field, value, body);
      if (value === undefined || value === null) {
        return isNeeded(field, (name) => (at(body, name) ?? null) !== null) &&
          !hasEqual(body, field.name) &&
          !isWithoutCustomer(body, field.name)
          ? [{ param, code: 2005, message: `${param} is missing: the service needs it.` }]
          : [];
      }
      const fault = valueFault(contract, service, field, value, body);
      return fault ? [{ ...fault, param }] : [];
    });
  return report === 'faults' && fields.some(isBrowser) && needsBrowser(body)
    ? [...faults, { param: 'browser', code: 5009, message: '3-D Secure needs browser.' }]
    : faults;
}

/** A card that its owner types goes through 3-D Secure. Without a card the browser comes with `transaction/pay`. */
const needsBrowser = (body: JsonObject): boolean =>
  body.card !== undefined && body.three_ds === undefined && text(body, 'initiator') !== 'merchant';

function doubtOf(
  service: CatalogService,
  field: ServiceField,
  value: Json | undefined,
  body: JsonObject,
): Detail[] {
  const verdict = typeof value === 'string' ? verdictOf(service, field, value, body) : undefined;
  return verdict?.ok && verdict.warning
    ? [{ param: field.name, code: codeOf(field), message: verdict.warning.message }]
    : [];
}

/** A name may come in one field or in two. */
const hasEqual = (body: JsonObject, name: string): boolean =>
  name.endsWith('.full_name') &&
  text(body, name.replace('full_name', 'first_name')) !== undefined &&
  text(body, name.replace('full_name', 'last_name')) !== undefined;

/** A charge that you start has no customer at a device, no browser to describe, and no redirect. */
const isWithoutCustomer = (body: JsonObject, name: string): boolean =>
  /^(customer\.|browser\.|urls\.three_ds_return$)/.test(name) &&
  text(body, 'initiator') === 'merchant';

function valueFault(
  contract: Contract,
  service: CatalogService,
  field: ServiceField,
  value: Json,
  body: JsonObject,
): Omit<Detail, 'param'> | undefined {
  const param = field.name;
  const received = field.sensitive ? {} : { received: value };
  const fault = (code: number, message: string, extra: JsonObject = {}) => ({
    code,
    message,
    extra: { ...received, ...extra },
  });
  // Its parts are held against the document.
  if (field.type === 'object') return undefined;
  if (typeof value === 'object') return fault(codeOf(field), `${param} must be one value.`);
  const written = String(value);
  if (field.enum && field.type === 'enum') {
    const values = field.enum.map((option) => option.value);
    return values.includes(written)
      ? undefined
      : fault(2007, `${param} is not one of ${values.join(', ')}.`, { allowed: { values } });
  }
  const verdict = verdictOf(service, field, written, body);
  if (verdict && !verdict.ok) {
    const isForm = verdict.reason === 'prefix' && /card_number$/.test(field.name);
    return fault(isForm ? 2007 : codeOf(field), verdict.message);
  }
  const { minLength = 0, maxLength = Infinity, patternBy } = field;
  const kind = patternBy && text(body, patternBy.field);
  const pattern = field.pattern ?? (kind === undefined ? undefined : patternBy?.patterns[kind]);
  const length = [...written].length;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(written)) {
    return fault(codeOf(field), `${param} does not have the form that the service accepts.`, {
      pattern,
    });
  }
  if (length < minLength || length > maxLength) {
    const isName = /\.(full|first|last)_name$/.test(field.name);
    return fault(
      isName && field.side === 'recipient' ? 6003 : 2008,
      `${param} has ${length} characters.`,
      {
        allowed: { min_length: minLength, ...(maxLength < Infinity && { max_length: maxLength }) },
      },
    );
  }
  return field.name === 'recipient.bank_code' ? bankFault(contract, service, written) : undefined;
}

/**
 * Verdict of the field's validator. A number of another kind of document than the example's has other check digits,
 * so only its pattern is looked at.
 */
function verdictOf(
  service: CatalogService,
  { name, validator }: ServiceField,
  written: string,
  body: JsonObject,
): Verdict | undefined {
  if (validator === undefined || !isIdentifierId(validator)) return undefined;
  const [owner = ''] = name.split('.');
  const example = service.variant.example?.request;
  const kind = text(body, `${owner}.document_type`);
  if (name.endsWith('.document') && kind !== undefined) {
    const known = text(example, `${owner}.document_type`);
    if (known !== undefined && kind !== known) return undefined;
  }
  return checkIdentifier(validator, written, { bankCode: text(body, `${owner}.bank_code`) });
}

/** Which error a wrong value brings, by what the field is. */
function codeOf({ name, type }: ServiceField): number {
  if (/\.document$/.test(name)) return 6004;
  if (/\.(account_number|iban|alias)$/.test(name) || type === 'iban') return 6002;
  if (/\.card_number$/.test(name)) return 5001;
  if (/^recipient\.(full|first|last)_name$/.test(name)) return 6003;
  if (/^recipient\.(email|pix_key)$/.test(name)) return 6007;
  if (/\.(wallet_)?address$/.test(name)) return 6008;
  return 2007;
}

/** A bank code of the right form may belong to no bank. Countries without a list are not checked. */
function bankFault(
  contract: Contract,
  { method }: CatalogService,
  code: string,
): Omit<Detail, 'param'> | undefined {
  const [country] = method.countries;
  const list = contract.banks.find((banks) => banks.country === country);
  const codes = list?.banks.map((bank) => bank.code) ?? [];
  // Codes of another length belong to banks outside the list.
  const isListed = codes.length > 0 && list?.digits === code.length;
  return !isListed || codes.includes(code)
    ? undefined
    : {
        code: 6001,
        message: `${code} is not a bank code of ${country}.`,
        extra: { received: code },
      };
}
