import { z } from 'zod';
import { webAddress } from '../../../base/routes/web-address';
import { type Infer, inlineText, isoDate, json, jsonObject, slug } from './common';
import { fact } from './fact';
import { clocks, customerScreens, sequence } from './service-diagrams';
import { serviceField } from './service-field';

/** Whether a service is open, and since when and for whom it is not. */
export type Availability = Infer<typeof availability>;
const availability = z.strictObject({
  status: z
    .enum(['active', 'limited', 'suspended', 'archived'])
    .describe(
      'Whether merchants can use it: `limited` has conditions, `archived` is only explained.',
    ),
  statusNote: fact.optional().describe('Why it is not active, and since when or for whom.'),
});

const decimal = z.string().regex(/^\d{1,15}(\.\d{1,8})?$/, 'a limit is a decimal number in quotes');

/** The numbers of `amount`, for programs that compare them. */
const amountRange = z.strictObject({
  currency: z.string().describe('The currency of the numbers.'),
  min: decimal.optional().describe('The service accepts no smaller amount.'),
  max: decimal.optional().describe('The service accepts no larger amount.'),
  usualMin: decimal
    .optional()
    .describe('From `min` to this amount, it depends on what `amount` says.'),
  usualMax: decimal
    .optional()
    .describe('From this amount to `max`, it depends on what `amount` says.'),
});

/** An example: what you send, the response and the callback. */
const serviceExchange = z.strictObject({
  request: jsonObject,
  response: jsonObject,
  callback: jsonObject,
});

/** How to see one outcome in the sandbox. */
export type ServiceTest = Infer<typeof serviceTest>;
const serviceTest = z.strictObject({
  input: inlineText.describe('What to send or type.'),
  outcome: inlineText,
  status: slug.optional().describe('Slug of the status that is reached.'),
  failure: z.number().int().optional(),
});

/** One page under /services. */
export type ServiceVariant = Infer<typeof serviceVariant>;
const serviceVariant = z.strictObject({
  route: z.string().startsWith('/services/').describe('Address of its page.'),
  kind: z
    .enum(['payin_hpp', 'payin_h2h', 'payout', 'validate', 'core', 'guide'])
    .describe('What its page explains; lists and the simulator follow it.'),
  label: z.string().describe('Short name among its siblings: "Payin, host to host".'),
  serviceId: z
    .number()
    .int()
    .optional()
    .describe("Id in examples only; the reader's own comes from the service list."),
  availability: availability
    .optional()
    .describe("Availability of this variant, where it differs from the method's."),
  regulation: z
    .array(fact)
    .optional()
    .describe(
      "Rules of this variant, instead of the method's; an empty list where no rule of an authority is known.",
    ),
  direction: z
    .enum(['payin', 'payout', 'transfer', 'tokenization'])
    .describe('`direction` of its transactions.'),
  flow: z
    .enum(['hpp', 'h2h', 'direct'])
    .describe(
      'Who asks the customer for data: the hosted page, or your page; `direct` needs no customer.',
    ),
  flows: z
    .array(
      z.enum([
        'form',
        'redirect',
        'qr',
        'deeplink',
        'push',
        'otp',
        'voucher',
        'instructions',
        'code',
        'payout',
      ]),
    )
    .describe('How the customer pays.'),
  flowText: inlineText.describe('In words, for the facts table: "code, then push".'),
  amount: fact
    .optional()
    .describe(
      'A public limit or rule of the amount; without it, only the limits of the point apply.',
    ),
  amountRange: amountRange
    .optional()
    .describe('The numbers of `amount`; each of them is in its text.'),
  settlement: fact
    .optional()
    .describe(
      'When the money is final, where that is later than the approval; the point configures the rest.',
    ),
  activation: fact
    .optional()
    .describe('What must be in place before the service works: a permission, an approval.'),
  refundWindow: fact.optional().describe('Until when a payment can be refunded.'),
  sectors: fact
    .optional()
    .describe('Sectors that may not use the service, or the only ones that may.'),
  needs: inlineText
    .optional()
    .describe(
      'What the customer, or the recipient of a payout, must have; it follows from the fields and the flow.',
    ),
  confirmation: z
    .strictObject({
      mode: z
        .enum(['sync', 'async'])
        .describe('Whether the response has the result, or a callback brings it.'),
      typical: fact.optional().describe('How long it usually takes.'),
      timeout: fact.optional().describe('How long it takes at most.'),
    })
    .describe('How the merchant learns the result.'),
  timeToPay: z
    .strictObject({ number: z.number().int().positive(), unit: z.enum(['min', 'h', 'days']) })
    .optional()
    .describe('How long the customer can pay, unless the request says otherwise.'),
  expiry: fact
    .optional()
    .describe(
      'When an unpaid transaction ends; after `timeToPay`, only the words that follow the number.',
    ),
  expiryTellsChange: z
    .literal(true)
    .optional()
    .describe(
      'The text of `expiry` itself says how the merchant changes the time, so the page adds nothing to it.',
    ),
  lateMoney: z
    .literal('refused')
    .optional()
    .describe('Money after the expiry is always refused; without it, the point decides.'),
  refund: z
    .strictObject({
      kind: z.enum(['none', 'full', 'partial', 'new_payout']),
      text: fact.optional(),
    })
    .describe('What can be refunded; `new_payout`: only by a payout to the customer.'),
  disputes: z
    .strictObject({ kind: z.enum(['no', 'yes', 'claims', 'banks']), text: fact.optional() })
    .describe(
      'Whether a customer can dispute a payment; `claims`: only through the bank; `banks`: the banks settle it, and the transaction does not change.',
    ),
  recurring: z
    .strictObject({
      kind: z.enum(['no', 'token', 'mandate', 'agreement']),
      text: fact.optional(),
    })
    .describe('How later payments without the customer are possible.'),
  cancel: z.boolean().describe('Whether `transaction_cancel` works.'),
  cancelLimit: inlineText
    .optional()
    .describe('Until when it works, where the direction and the states do not say it.'),
  validate: z.boolean().describe('Whether `transaction_validate` works.'),
  facts: z
    .array(z.strictObject({ label: z.string(), fact }))
    .optional()
    .describe('Further rows of the facts table.'),
  steps: z.array(inlineText).min(1).describe('What the customer does, in order.'),
  sequence: sequence.optional().describe('Drawing of the messages between all who take part.'),
  clocks: clocks.optional().describe('Drawing of the times that run one after the other.'),
  screens: customerScreens.optional().describe('What the customer sees, screen by screen.'),
  fields: z.array(serviceField).describe('Fields of the request that belong to this service.'),
  returns: z
    .array(z.strictObject({ name: z.string(), meaning: inlineText, example: json }))
    .optional()
    .describe(
      'What the response gives you to show (H2H); `name` is a dot path in it: `next_action.payload`.',
    ),
  nextActions: z.array(slug).describe('Types of `next_action` that can occur.'),
  example: serviceExchange
    .optional()
    .describe(
      'A payment from request to callback; the simulator repeats it, and no other page has its ids.',
    ),
  otherRequests: z
    .array(z.strictObject({ label: z.string(), request: jsonObject }))
    .optional()
    .describe(
      'Requests of the same service in another form, such as a payout to an account instead of a key; each has a tab.',
    ),
  otherActions: z
    .array(z.strictObject({ label: z.string(), nextAction: jsonObject }))
    .optional()
    .describe(
      'Further actions that the customer can be asked for, such as a code in place of a prompt; each has a tab.',
    ),
  dryRun: serviceExchange
    .omit({ callback: true })
    .optional()
    .describe(
      'Instead of `example` where the page is about a check: nothing is created, so no callback follows.',
    ),
  statuses: z
    .array(
      z
        .strictObject({
          status: slug,
          state: slug.optional(),
          when: inlineText
            .optional()
            .describe(
              'When this service is in it; without it, the meaning and the action of the state are printed.',
            ),
        })
        .refine(({ state, when }) => state !== undefined || when !== undefined, {
          path: ['when'],
          message: 'a row without a state says when it happens',
        }),
    )
    .describe('The statuses of this service, in order.'),
  failures: z
    .array(
      z.strictObject({
        code: z.number().int().describe('Code of `failure_reasons.yaml`.'),
        when: inlineText
          .optional()
          .describe(
            'When it happens with this service; without it, the meaning of the code is printed.',
          ),
        action: inlineText
          .optional()
          .describe('What to do here; without it, the general advice of the code is printed.'),
        retryAfter: z
          .string()
          .optional()
          .describe('Earliest retry here, such as `24 h`, in place of that of the code.'),
      }),
    )
    .describe('Why payments of this service fail.'),
  tests: z.array(serviceTest).describe('What to send in the sandbox, and what happens then.'),
});

/** Schema of one file of `_services`; the id is the file's name. */
export const serviceMethodSchema = z.strictObject({
  name: z.string().describe('Name that customers know.'),
  group: slug.describe('Family of the method; methods of one family are listed together.'),
  summary: inlineText.describe('One sentence.'),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/, 'a country is an ISO alpha-2 code'))
    .describe('Alpha-2; empty where the contract with the merchant decides.'),
  currencies: z
    .array(z.string().regex(/^[A-Z0-9-]{3,20}$/, 'a currency is an upper-case code'))
    .describe('Codes of the currencies in which amounts are sent.'),
  decimals: z
    .record(z.string(), z.number().int().nonnegative())
    .describe('Digits after the point in amounts, by currency.'),
  ...availability.shape,
  regulation: z.array(fact).optional().describe('Rules of authorities for all variants.'),
  variants: z
    .record(slug, serviceVariant)
    .describe('One for each page; the head of the page names it: `service: blik/payin_hpp`.'),
  sources: z
    .array(
      z.strictObject({
        title: z.string().describe('What was read.'),
        url: webAddress.optional().describe('Its public address.'),
        read: isoDate.describe('The day of the reading.'),
      }),
    )
    .describe('Kept in data, not printed.'),
});

/** One file of `_services`; `id` is its name without suffix: `blik`. */
export type ServiceMethod = Infer<typeof serviceMethodSchema> & { readonly id: string };
