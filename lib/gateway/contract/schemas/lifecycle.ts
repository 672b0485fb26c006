import { z } from 'zod';
import { type Infer, inlineText, slug } from './common';

/** `fulfilment`: final for fulfillment, though a later business event may still change it; `yes`: no edge leads out. */
export type Finality = z.infer<typeof finality>;
const finality = z.enum(['no', 'fulfilment', 'yes']);

/** One of the twelve transaction statuses. */
export type Status = Infer<typeof status>;
const status = z.strictObject({
  code: z.number().int().min(10).max(99),
  slug,
  final: finality,
  /** Who has to act before the payment is decided; absent once it is. */
  awaits: z.enum(['customer', 'provider', 'merchant']).optional(),
  /** What happened to the money. The drawing marks the edge that leaves a final status in which none moved. */
  money: z.enum([
    'none',
    'unknown',
    'held',
    'moved',
    'part returned',
    'returned',
    'disputed',
    'back to you',
  ]),
  /** What the table prints instead, where `money` has exceptions. */
  moneyLabel: z.string().optional(),
  meaning: inlineText,
  action: inlineText,
});

/** One row of the transition table; several `from` share trigger and callback. */
export type Transition = Infer<typeof transition>;
const transition = z.strictObject({
  /** Slugs; empty means that the transaction is created. */
  from: z.array(slug),
  to: slug,
  trigger: inlineText,
  /** Event type; absent when no callback is sent. */
  callback: z.string().optional(),
  /** Where the edge exists, if not everywhere: "payouts", "preauthorizations". */
  only: inlineText.optional(),
  /** Drawn as an exception: rare, against the usual direction. */
  exception: z.boolean().optional(),
});

/** The life of a refund, an object next to its transaction. */
export type RefundLifecycle = Infer<typeof refundLifecycle>;
const refundLifecycle = z.strictObject({
  statuses: z.array(
    z.strictObject({ slug, final: z.boolean(), meaning: inlineText, action: inlineText }),
  ),
  /** `callback` is an event of the area `refund`. */
  transitions: z.array(transition.pick({ from: true, to: true, trigger: true, callback: true })),
});

/** When one call is allowed in one status; an empty object is "always". */
export type AllowedCall = Infer<typeof allowedCall>;
const allowedCall = z.strictObject({
  /** Only for services of these flows. */
  flows: z
    .array(z.enum(['hpp', 'h2h', 'direct']))
    .min(1)
    .optional(),
  /** Only for services of these directions. */
  directions: z
    .array(z.enum(['payin', 'payout', 'transfer', 'tokenization']))
    .min(1)
    .optional(),
  /** Only in these states of the status. */
  states: z.array(slug).min(1).optional(),
  /** In all states of the status but these. */
  exceptStates: z.array(slug).min(1).optional(),
  /** A rule for readers in addition to the statuses and states; programs do not read it. */
  note: inlineText.optional(),
});

/** `lifecycle.yaml`. */
export type Lifecycle = Infer<typeof lifecycleSchema>;
export const lifecycleSchema = z.strictObject({
  statuses: z.array(status),
  transitions: z.array(transition),
  refunds: refundLifecycle,
  /** Columns of the allowed-calls matrix: operationIds. */
  calls: z.array(slug),
  /** Which operation may be called in which status. */
  allowed: z.array(
    z.strictObject({
      status: slug,
      /** By operationId; a call that is not named is not allowed. */
      calls: z.record(slug, allowedCall),
    }),
  ),
  rules: z.array(inlineText),
});
