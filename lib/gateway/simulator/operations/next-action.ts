import { durationOf } from '../../contract/limits';
import type { Json, JsonObject } from '../../contract/types';
import { dynamicBrCode, pixBrCodeDynamic } from '../../identifiers';
import { pageUrl } from '../hosted/pages';
import type { CatalogService } from '../state/catalog';
import { fromUnits } from '../state/money';
import { newDigits, newHex } from '../state/random';
import type { Transaction } from '../state/state';
import { masked } from '../state/view';
import type { World } from '../types';
import { objectAt, text, time } from '../wire/json';

/** The fine state in which a customer is asked for an action of this type. */
const STATES: Readonly<Record<string, string>> = {
  redirect: 'awaiting_redirect',
  otp: 'awaiting_otp',
  app_confirmation: 'awaiting_app_confirmation',
  qr: 'awaiting_qr_scan',
  voucher: 'awaiting_voucher_payment',
  bank_transfer: 'awaiting_bank_transfer',
  form_fields: 'awaiting_form_fields',
};

export const stateOfAction = (type: string): string => STATES[type] ?? 'awaiting_redirect';

/**
 * What the customer has to do, with the fields its type promises. The documented response of the service is the pattern;
 * what belongs to one payment (times, amount, references, addresses) is put in.
 */
export function nextAction(world: World, tx: Transaction, type: string): JsonObject {
  const pattern = patternOf(tx.service, type);
  const end = tx.expiresAt ?? world.now;
  const common = { ...pattern, type, expires_at: time(end), fallback_url: pageUrl(world, 'a', tx) };
  const amount = fromUnits(tx.amount, tx.decimals);
  switch (type) {
    case 'redirect': {
      const { expires_at } = common;
      const url = pageUrl(world, 'b', tx);
      return { type, method: 'GET', url, params: {}, expires_at };
    }
    case 'otp':
      return { ...common, ...otp(world, tx) };
    case 'app_confirmation': {
      const app = text(pattern, 'app') ?? operatorOf(tx) ?? tx.service.method.name;
      const isOther = operatorOf(tx) !== operatorOfExample(tx.service);
      return {
        ...common,
        app: isOther ? (operatorOf(tx) ?? app) : app,
        deep_link: null,
        push_sent: true,
      };
    }
    case 'qr': {
      const payload = payloadOf(world, tx, text(pattern, 'payload'), amount);
      const links: readonly Json[] = Array.isArray(pattern.deep_links) ? pattern.deep_links : [];
      return {
        ...common,
        payload,
        image_url: `${world.options.pageBase}/qr/${tx.slug}.svg`,
        deep_links: links.map((link) => ({ app: text(link, 'app') ?? 'any', url: payload })),
      };
    }
    case 'voucher':
      return {
        ...common,
        ...slipCode(world, tx, pattern),
        ...(pattern.code === undefined && { code: newDigits(world.random, 12), where: [] }),
        pdf_url: `${world.options.pageBase}/v/${tx.slug}.pdf`,
        pay_until: time(end),
      };
    case 'bank_transfer':
      return {
        ...common,
        ...(pattern.account === undefined && {
          beneficiary: 'Example Store Ltd',
          account: newDigits(world.random, 20),
        }),
        // Without a documented reference the account alone identifies the payment.
        ...((pattern.account === undefined || pattern.reference !== undefined) && {
          reference: `GW-${newDigits(world.random, 6)}`,
        }),
        exact_amount: amount,
      };
    default:
      return { ...common, fields: formFields(tx.service) };
  }
}

export function otp(world: World, tx: Transaction): JsonObject {
  tx.otpSentAt = world.now;
  return {
    length: 6,
    ...(isSent(tx.service) && {
      delivery: 'sms',
      masked_destination: masked(text(tx.request, 'customer.phone') ?? '0000000000'),
      resend_after: time(world.now + durationOf(world.contract, 'one_time_code.pause')),
    }),
    attempts_left: tx.attemptsLeft,
    expires_at: time(world.now + durationOf(world.contract, 'one_time_code.time')),
  };
}

/** Whether the code comes by message; with some services the customer makes it, as their documented response shows. */
function isSent(service: CatalogService): boolean {
  const pattern = patternOf(service, 'otp');
  return pattern.length === undefined || pattern.delivery !== undefined;
}

const patternOf = ({ opening }: CatalogService, type: string): JsonObject =>
  text(opening.action ?? undefined, 'type') === type ? (opening.action ?? {}) : {};

const operatorValue = (body: Json | undefined) => text(body, 'fields.operator');

/** Name of the operator that was chosen: "MTN MoMo". */
function operatorOf({ service, request, fields }: Transaction): string | undefined {
  const value = text(fields, 'operator') ?? operatorValue(request);
  return labelOf(service, value);
}

const operatorOfExample = (service: CatalogService) =>
  labelOf(service, operatorValue(service.variant.example?.request));

const labelOf = ({ variant }: CatalogService, value: string | undefined): string | undefined =>
  variant.fields
    .find(({ name }) => name === 'fields.operator')
    ?.enum?.find((option) => option.value === value)?.label;

/**
 * The documented text of a QR code with this payment's amount and id in the places of the example's. A Pix code has
 * neither: it gets an address of its own.
 */
function payloadOf(
  world: World,
  tx: Transaction,
  pattern: string | undefined,
  amount: string,
): string {
  if (pattern?.startsWith('000201')) return brCode(world, pattern);
  const example = tx.service.variant.example?.request;
  const [price, id] = [text(example, 'amount'), text(example, 'external_transaction_id')];
  const made = (pattern ?? `SBX-${tx.slug}`).replaceAll(price ?? amount, amount);
  return id === undefined ? made : made.replaceAll(id, encodeURIComponent(tx.externalId));
}

/** The Pix QR code that a slip may carry, with its picture. */
function slipCode(world: World, tx: Transaction, pattern: JsonObject): JsonObject {
  const payload = text(pattern, 'payload');
  return payload === undefined
    ? {}
    : {
        payload: brCode(world, payload),
        image_url: `${world.options.pageBase}/qr/${tx.slug}.svg`,
      };
}

/** A dynamic Pix code as the documented one, with a new last part of its address. @throws Error for another code. */
function brCode({ random }: World, pattern: string): string {
  const verdict = pixBrCodeDynamic(pattern);
  if (!verdict.ok) throw new Error(verdict.message);
  const { url = '', name = '', city = '' } = verdict.parts ?? {};
  const token = newHex(random, 32);
  return dynamicBrCode({ url: url.replace(/[^/]*$/, token), name, city });
}

/** Fields to ask for again: those the service asks the customer for in `fields`. */
const formFields = ({ variant }: CatalogService): JsonObject[] =>
  variant.fields
    .filter(({ name }) => name.startsWith('fields.'))
    .map((field) => ({
      name: field.name.slice('fields.'.length),
      type: field.type,
      label: field.label,
      required: field.need === 'required',
      ...(field.pattern !== undefined && { pattern: field.pattern }),
    }));

/** Inputs whose value decides what happens next, by the id of the method. All others follow the documented response. */
const CHOICES: Readonly<
  Record<string, (value: (field: string) => string | undefined) => string | undefined>
> = {
  mobile_money_ci: (value) =>
    ({ orange: 'otp', wave: 'redirect' })[value('operator') ?? ''] ?? 'app_confirmation',
  mobile_money_gh: (value) => (value('operator') === 'telecel' ? 'otp' : 'app_confirmation'),
  bank_transfer_pe: (value) => (value('channel') === 'cci' ? 'bank_transfer' : 'voucher'),
  beeline: (value) => (value('currency') === 'KZT' ? 'otp' : 'app_confirmation'),
  codi: (value) => (value('codi_mode') === 'push' ? 'app_confirmation' : 'qr'),
};

/** Whether a service can ask for a one-time code, and the request wants it to. */
export const wantsCode = ({ service: { variant }, outcome }: Transaction): boolean =>
  outcome === 'otp' && (variant.flows.includes('otp') || variant.nextActions.includes('otp'));

/** Type of the first action of a host to host payment. */
export function firstAction(service: CatalogService, body: JsonObject): string | undefined {
  const fields = objectAt(body, 'fields');
  const choose = service.variant.flow === 'h2h' ? CHOICES[service.method.id] : undefined;
  return (
    choose?.((name) => text(fields, name) ?? text(body, name)) ??
    text(service.opening.action ?? undefined, 'type')
  );
}
