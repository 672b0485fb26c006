import { z } from 'zod';
import { type Infer, inlineText, slug } from './common';

/** `fulfilment`: final for fulfillment, though a later business event may still change it. */
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
  /** What happened to the money, in one or two words: "none", "held", "moved". */
  money: z.string(),
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

/** What one call may do in one status. */
const allowedCall = z.strictObject({
  allowed: z.enum(['yes', 'limited', 'no']),
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
