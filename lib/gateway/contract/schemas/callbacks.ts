import { z } from 'zod';
import { count, type Infer, inlineText, isoDate, slug } from './common';

/** One attempt to deliver a callback. */
export type CallbackAttempt = Infer<typeof callbackAttempt>;
const callbackAttempt = z.strictObject({
  attempt: count,
  /** Delay after the attempt before: "0 s", "5 min". */
  delay: z.string(),
  /** Seconds since the event, without jitter. */
  atSeconds: z.number().int().nonnegative(),
});

/** One type of event that a callback can report. */
export type EventType = Infer<typeof eventType>;
const eventType = z.strictObject({
  type: z.string().regex(/^[a-z_]+\.[a-z_]+$/, 'an event type is "area.event"'),
  area: z.enum([
    'transaction',
    'refund',
    'token',
    'chargeback',
    'report',
    'invoice',
    'page',
    'test',
  ]),
  when: inlineText,
  /** Off until switched on for the point. */
  optIn: z.boolean().optional(),
});

/** `callbacks.yaml`. */
export type Callbacks = Infer<typeof callbacksSchema>;
export const callbacksSchema = z.strictObject({
  delivery: z.array(z.strictObject({ label: z.string(), value: inlineText })),
  /** Where callbacks come from, by environment. */
  addresses: z.strictObject({
    /** Day of the last change. */
    updated: isoDate,
    /** Ranges in CIDR form. */
    environments: z.record(slug, z.array(z.string().regex(/^\d+(\.\d+){3}\/\d+$/)).min(1)),
  }),
  attempts: z.array(callbackAttempt),
  /** Percent by which each pause varies, up or down. */
  jitter: z.number().min(0).max(100),
  headers: z.array(
    z.strictObject({
      name: z.string(),
      format: inlineText,
      meaning: inlineText,
      example: z.string(),
    }),
  ),
  envelope: z.array(z.strictObject({ name: z.string(), type: z.string(), meaning: inlineText })),
  events: z.array(eventType),
});
