import { adviceOf } from '../failures';
import { isTimeChosen, statusRowsOf } from '../services';
import type { Contract, ServiceMethod, ServiceVariant } from '../types';
import { type Finding, finder } from './finding';
import { letsCancel } from './lifecycle';

type Fault = readonly [path: Finding['path'], message: string];

/**
 * Rows of one page that belong together: where the data of a service has the one, a merchant also needs the other.
 * What follows from the data without a word of its own is no row of it; `statusRowsOf` and `failureRowsOf` add it.
 */
export function checkServiceRows(contract: Contract, method: ServiceMethod): Finding[] {
  const find = finder(`_services/${method.id}.yaml`);
  return Object.entries(method.variants).flatMap(([key, variant]) =>
    [
      ...expiryFaults(variant),
      ...unknownFaults(variant),
      ...toleranceFaults(variant),
      ...refusedFaults(contract, variant),
      ...lateFaults(variant),
      ...returnFaults(variant),
      ...refundFaults(variant),
      ...cancelFaults(contract, variant),
      ...reviewFaults(contract, variant),
      ...adviceFaults(contract, variant),
    ].map(([path, message]) => find(['variants', key, ...path], message)),
  );
}

const hasState = ({ statuses }: Pick<ServiceVariant, 'statuses'>, slug: string): boolean =>
  statuses.some(({ state }) => state === slug);

const faultIf = (isWrong: boolean, path: Finding['path'], message: string): Fault[] =>
  isWrong ? [[path, message]] : [];

/** Failures of an amount that the tolerance of a point decides about. */
const OUTSIDE_TOLERANCE: readonly number[] = [403, 404];
const WITHIN_TOLERANCE = 'completed_amount_differs';

/** Where an amount can be too far from the price, one that is nearer is accepted, and the merchant compares. */
const toleranceFaults = (variant: ServiceVariant): Fault[] =>
  variant.failures.flatMap(({ code }, index) =>
    faultIf(
      OUTSIDE_TOLERANCE.includes(code) && !hasState(variant, WITHIN_TOLERANCE),
      ['failures', index],
      `failure ${code} has a tolerance, and no status says what an amount within it becomes — add ${WITHIN_TOLERANCE}`,
    ),
  );

const REFUSED = 'rejected_by_provider';
/** Failures of money that arrived and is refused, but not for its time: the general text of the state names only that. */
const MONEY_REFUSED: readonly number[] = [403, 404, 405, 406];

/** The page says why the gateway refuses the money of a payment, because the general text of the state does not. */
function refusedFaults(contract: Contract, variant: ServiceVariant): Fault[] {
  const refused = variant.failures.findIndex(({ code }) => MONEY_REFUSED.includes(code));
  const code = variant.failures[refused]?.code;
  const rows = statusRowsOf(variant, contract).filter(({ state }) => state === REFUSED);
  return faultIf(
    code !== undefined && rows.every(({ when }) => when === undefined),
    ['failures', refused],
    `the general text of ${REFUSED} does not cover failure ${code} — add the status with its when`,
  );
}

/** States in which the customer alone sends the money, so that nothing stops it after the expiry. */
const SENT_BY_CUSTOMER: ReadonlySet<string | undefined> = new Set([
  'awaiting_bank_transfer',
  'awaiting_voucher_payment',
  'awaiting_crypto_deposit',
  'awaiting_payer_transfer',
]);
const UNPAID = 'payment_not_received';
const LATE = 'completed_late';
/** Failures of money that comes after the expiry. */
const LATE_REFUSED: readonly number[] = [407, 504];

/** Money that can come after the expiry is accepted or refused, and both are rows, unless the service always refuses it. */
function lateFaults(variant: ServiceVariant): Fault[] {
  const { statuses, failures, lateMoney } = variant;
  const refused = failures.findIndex(({ code }) => LATE_REFUSED.includes(code));
  const accepted = statuses.findIndex(({ state }) => state === LATE);
  const sent = statuses.findIndex(({ state }) => SENT_BY_CUSTOMER.has(state));
  const remedy = `add ${LATE_REFUSED.join(' or ')}`;
  if (lateMoney === 'refused') {
    return [
      ...faultIf(refused === -1, ['lateMoney'], `no failure says what happens — ${remedy}`),
      ...faultIf(
        accepted !== -1,
        ['statuses', accepted],
        'lateMoney is refused — remove the row, or lateMoney',
      ),
    ];
  }
  const isSent = sent !== -1 && hasState(variant, UNPAID);
  return [
    ...faultIf(
      refused === -1 && (isSent || accepted !== -1),
      ['statuses', accepted === -1 ? sent : accepted],
      `money can come after the expiry, and no failure says that it can be refused — ${remedy}`,
    ),
    ...faultIf(
      accepted === -1 && (isSent || refused !== -1),
      refused === -1 ? ['statuses', sent] : ['failures', refused],
      `money can come after the expiry, and no status says that it can count — add ${LATE}, or lateMoney: refused`,
    ),
  ];
}

const RETURNED = 213;

/** A payout that can come back has the reason that says what to do then, and such a reason its status. */
function returnFaults({ statuses, failures }: ServiceVariant): Fault[] {
  const status = statuses.findIndex((row) => row.status === 'reversed');
  const failure = failures.findIndex(({ code }) => code === RETURNED);
  return [
    ...faultIf(
      status === -1 && failure !== -1,
      ['failures', failure],
      `failure ${RETURNED} has no status — add reversed`,
    ),
    ...faultIf(
      failure === -1 && status !== -1,
      ['statuses', status],
      `no failure says what to do — add ${RETURNED}`,
    ),
  ];
}

/** Without a refund, a payout returns the money of a payment, which the catalog also shows, or the page says why not. */
const refundFaults = ({ direction, refund: { kind, text } }: ServiceVariant): Fault[] =>
  faultIf(
    direction !== 'payout' && kind === 'none' && text === undefined,
    ['refund'],
    'a payment without a refund — write new_payout, or the reason as text',
  );

/** Where the text of a state lets a merchant cancel, the service does. */
const cancelFaults = ({ states }: Contract, variant: ServiceVariant): Fault[] =>
  (states?.codes ?? []).flatMap(({ slug, action }) =>
    faultIf(
      hasState(variant, slug) && !variant.cancel && letsCancel(action) === true,
      ['cancel'],
      `in ${slug} a merchant can cancel — write true, or remove the state`,
    ),
  );

/** States in which a person decides, and their `time` is the longest. */
const REVIEWS: ReadonlySet<string> = new Set(['in_risk_review', 'in_compliance_review']);

/** A review lasts far longer than the usual result, so the result or the row of the review says how long. */
const reviewFaults = ({ states }: Contract, { statuses, confirmation }: ServiceVariant): Fault[] =>
  (states?.codes ?? []).flatMap(({ slug, time }) => {
    const at = statuses.findIndex(({ state }) => state === slug);
    const texts = [confirmation.typical?.value, statuses[at]?.when];
    return faultIf(
      at !== -1 &&
        REVIEWS.has(slug) &&
        time !== undefined &&
        !texts.some((text) => text?.includes(time)),
      ['confirmation', 'typical'],
      `${slug} can last ${time}, and no text says so — add the time here, or to the row`,
    );
  });

/** Words that belong only to a payment, and only to a payout. */
const OF_PAYMENTS = /\bcustomers?\b|\bnew payment\b|\bpay again\b(?! with)/i;
const OF_PAYOUTS = /\bnew payout\b|^Pay out\b/;

/** Advice for the customer of a shop does not help with a payout, nor the other way round. */
function adviceFaults({ failures: reasons }: Contract, variant: ServiceVariant): Fault[] {
  const { direction, failures } = variant;
  const [wrong, other] =
    direction === 'payout' ? [OF_PAYMENTS, 'payments'] : [OF_PAYOUTS, 'payouts'];
  return failures.flatMap(({ code, action }, index) => {
    const reason = reasons?.codes.find((candidate) => candidate.code === code);
    return faultIf(
      wrong.test(action ?? adviceOf(reason, direction) ?? ''),
      ['failures', index],
      `failure ${code}: the advice is for ${other} — write an action here, or a payoutAction in failure_reasons.yaml`,
    );
  });
}

const UNKNOWN = 'outcome_unknown';
const NOT_FOUND = 902;

/** Where the gateway looks for a payment, it can also find none, and it finds none only where it has looked. */
function unknownFaults({ direction, statuses, failures }: ServiceVariant): Fault[] {
  const unknown = statuses.findIndex(({ state }) => state === UNKNOWN);
  const notFound = failures.findIndex(({ code }) => code === NOT_FOUND);
  return [
    ...faultIf(
      unknown !== -1 && direction !== 'payout' && notFound === -1,
      ['statuses', unknown],
      `after ${UNKNOWN}, the gateway may find no payment, and no failure says so — add ${NOT_FOUND}`,
    ),
    ...faultIf(
      notFound !== -1 && unknown === -1,
      ['failures', notFound],
      `before ${NOT_FOUND}, the gateway looks for the payment, and no status says so — add ${UNKNOWN}`,
    ),
  ];
}

const MINUTES = { min: 1, h: 60, days: 1440 } as const;
const DUE_DATE = 'fields.due_date';

/** A merchant who can change the time to pay reads the default first, and the example shows the same one. */
function expiryFaults(variant: ServiceVariant): Fault[] {
  const { timeToPay, expiry, example, fields } = variant;
  const { created_at, expires_at } = Object(example?.response.data);
  const shown = (Date.parse(expires_at) - Date.parse(created_at)) / 60_000;
  if (!isTimeChosen(variant) || Number.isNaN(shown)) return [];
  if (!timeToPay) {
    const message = `a merchant can change the time to pay, and no row says the default — add "timeToPay: { number: ${shown}, unit: min }", as in the example`;
    return faultIf(!expiry, ['timeToPay'], message);
  }
  const said = timeToPay.number * MINUTES[timeToPay.unit];
  return faultIf(
    said !== shown && fields.every(({ name }) => name !== DUE_DATE),
    ['timeToPay', 'number'],
    `the time to pay is ${said} min, and the example expires after ${shown} min — correct one`,
  );
}
