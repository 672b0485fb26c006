import { z } from 'zod';
import { type Infer, inlineText, slug } from './common';

/** One arrow of a sequence diagram. */
export type SequenceMessage = Infer<typeof sequenceMessage>;
const sequenceMessage = z.strictObject({
  from: slug,
  to: slug,
  label: z.string(),
  /**
   * `call`: a request (solid). `answer`: its response (dashed). `action`: something a person does.
   * `callback`: the signed message after which the order is fulfilled (brass).
   */
  kind: z.enum(['call', 'answer', 'action', 'callback']),
  /** The label is API words and is in code font. */
  code: z.boolean().optional(),
  /** A waiting bar that starts with this message on the lifeline of `at`, and ends with message number `until` (1-based). */
  wait: z
    .strictObject({
      at: slug,
      label: z.string(),
      until: z.number().int().positive().optional(),
    })
    .optional(),
});

/** A sequence diagram. */
export type Sequence = Infer<typeof sequence>;
export const sequence = z.strictObject({
  title: z.string(),
  /** Text alternative: the whole story in sentences. */
  description: z.string(),
  /** Participants, left to right. */
  actors: z.array(z.strictObject({ id: slug, label: z.string() })).min(2),
  messages: z.array(sequenceMessage),
  caption: inlineText.optional(),
});

/** A bar on the time axis. */
export type ClockBar = Infer<typeof clockBar>;
const clockBar = z.strictObject({
  label: z.string(),
  /** Seconds. */
  from: z.number().nonnegative(),
  to: z.number().positive(),
  /** The bar can be as long as this (drawn dashed): banks differ. */
  atMost: z.number().positive().optional(),
  /** What happens at the end. */
  end: z.string(),
  tone: z.enum(['wait', 'plain']),
});

/** A diagram of times. */
export type Clocks = Infer<typeof clocks>;
export const clocks = z.strictObject({
  title: z.string(),
  description: z.string(),
  bars: z.array(clockBar).min(1),
  /** Vertical marks: "you send the code". */
  marks: z.array(z.strictObject({ at: z.number().nonnegative(), label: z.string() })).optional(),
  caption: inlineText.optional(),
});
