import { z } from 'zod';
import { type Infer, inlineText, slug } from './common';

/** One arrow of a sequence diagram. */
export type SequenceMessage = Infer<typeof sequenceMessage>;
const sequenceMessage = z.strictObject({
  from: slug,
  to: slug,
  label: z.string(),
  kind: z
    .enum(['call', 'answer', 'action', 'callback'])
    .describe(
      '`call`: a request (solid). `answer`: its response (dashed). `action`: something a person does. `callback`: the signed message after which the order is fulfilled (brass).',
    ),
  code: z.boolean().optional().describe('The label is API words and is in code font.'),
  wait: z
    .strictObject({
      at: slug,
      label: z.string(),
      until: z.number().int().positive().optional(),
    })
    .optional()
    .describe(
      'A waiting bar that starts with this message on the lifeline of `at`, and ends with message number `until` (1-based).',
    ),
});

/** A sequence diagram. */
export type Sequence = Infer<typeof sequence>;
export const sequence = z.strictObject({
  title: z.string(),
  description: z.string().describe('Text alternative: the whole story in sentences.'),
  actors: z
    .array(z.strictObject({ id: slug, label: z.string() }))
    .min(2)
    .describe('Participants, left to right.'),
  messages: z.array(sequenceMessage),
  caption: inlineText.optional(),
});

/** A bar on the time axis. */
export type ClockBar = Infer<typeof clockBar>;
const clockBar = z.strictObject({
  label: z.string(),
  from: z.number().nonnegative().describe('Seconds.'),
  to: z.number().positive(),
  atMost: z
    .number()
    .positive()
    .optional()
    .describe('The bar can be as long as this (drawn dashed): banks differ.'),
  end: z.string().describe('What happens at the end.'),
  tone: z.enum(['wait', 'plain']),
});

/** A diagram of times. */
export type Clocks = Infer<typeof clocks>;
export const clocks = z.strictObject({
  title: z.string(),
  description: z.string(),
  bars: z.array(clockBar).min(1),
  marks: z
    .array(z.strictObject({ at: z.number().nonnegative(), label: z.string() }))
    .optional()
    .describe('Vertical marks: "you send the code".'),
  caption: inlineText.optional(),
});

/** Text on a drawn screen. `{request.amount}` is a value of the example: see `fillExample`. */
const screenText = z.string().min(1);

/** A part of a drawn screen of the customer, from top to bottom. */
export type CustomerBlock = Infer<typeof customerBlock>;
const customerBlock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: screenText, strong: z.boolean().optional() }),
  /** The one figure of the screen, in large type. */
  z.strictObject({ kind: z.literal('amount'), label: screenText, value: screenText }),
  z.strictObject({
    kind: z.literal('facts'),
    items: z.array(z.strictObject({ label: screenText, value: screenText })).min(1),
  }),
  z.strictObject({ kind: z.literal('field'), label: screenText, value: screenText }),
  z.strictObject({
    kind: z.literal('choices'),
    items: z.array(z.strictObject({ label: screenText, on: z.boolean().optional() })).min(2),
  }),
  z.strictObject({
    kind: z.literal('button'),
    label: screenText,
    primary: z.boolean().optional().describe('Brass: what the customer presses.'),
  }),
  z.strictObject({
    kind: z.literal('notice'),
    text: screenText,
    dial: z.enum(['half', 'check', 'bang']),
  }),
  z.strictObject({ kind: z.literal('qr') }),
  /** Text of machines to copy, broken to the width of the screen. */
  z.strictObject({ kind: z.literal('code'), value: screenText }),
  /** Dots for a secret that the customer types. */
  z.strictObject({
    kind: z.literal('pin'),
    label: screenText,
    digits: z.number().int().positive(),
  }),
]);

/** One screen that the customer sees, and what the merchant's system receives at that moment. */
export type CustomerStep = Infer<typeof customerStep>;
const customerStep = z.strictObject({
  where: z.string().min(1).describe('Whose screen it is: `Hosted page`, `Bank app`.'),
  address: screenText
    .optional()
    .describe('The host in the address bar of a browser; an app has none.'),
  blocks: z.array(customerBlock).min(1),
  caption: inlineText.describe('What the customer does on this screen.'),
  receives: z
    .strictObject({ by: z.enum(['response', 'callback', 'find']), state: slug })
    .optional()
    .describe(
      'State of the transaction at this moment, and how the merchant learns it: from the response to `create`, from a callback, or only by asking with `find`. Absent while the transaction does not exist or nothing has changed.',
    ),
});

/** The screens of a payment in the order in which the customer sees them. */
export const customerScreens = z.array(customerStep).min(2).max(4);
