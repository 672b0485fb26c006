import { z } from 'zod';
import { quantityText } from '../quantity-text';
import { type Infer, inlineText, slug } from './common';

const UNITS = [
  's',
  'min',
  'h',
  'days',
  'business days',
  'months',
  'KB',
  'MB',
  'characters',
  '%',
] as const;

/** A number with its unit, or a rate. */
export type Quantity = Infer<typeof quantity>;
const quantity = z.strictObject({
  number: z.number().nonnegative(),
  /** Nothing for a plain count. */
  unit: z.enum(UNITS).optional(),
  /** The window of a rate. */
  per: z.enum(['second', 'hour']).optional(),
});

const PLACE = /\{([a-z][a-z0-9_]*)\}/g;

const written = z.strictObject({
  id: slug,
  label: inlineText,
  /** Values that programs read, by name; `burst` has a column of its own. */
  values: z.record(slug, quantity).default({}),
  /** Seconds before each repeat of a request; the limit and its note are written from them. */
  pauses: z.array(z.number().positive()).min(2).optional(),
  /** How the limit reads, with `{name}` for its values; one value alone needs none. */
  text: z.string().optional(),
  /** May print values too. */
  note: inlineText.optional(),
  /** Code of the error for a request beyond the limit. */
  error: z.number().int().optional(),
});

/** `[1, 2, 4]` → up to 3; after 1, 2, and 4 s, each with a random part. */
function textOfPauses(pauses: readonly number[]): { value: string; note: string } {
  const list = `${pauses.slice(0, -1).join(', ')}, and ${pauses.at(-1)}`;
  return { value: `up to ${pauses.length}`, note: `After ${list} s, each with a random part.` };
}

const limit = written
  .superRefine(({ values, pauses, text, note }, context) => {
    const names = Object.keys(values);
    const fault = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (pauses && (text ?? note) !== undefined) {
      fault('pauses', 'the list of pauses writes the text and the note itself');
    }
    if (!pauses && text === undefined && names.filter((name) => name !== 'burst').length !== 1) {
      fault('values', 'a limit without `text` has one value, and perhaps `burst`');
    }
    if (pauses && (text !== undefined || note !== undefined)) {
      fault(
        'pauses',
        'the limit and its note are written from `pauses`: leave out `text` and `note`',
      );
    }
    for (const [path, template] of Object.entries({ text, note })) {
      for (const [, name = ''] of template?.matchAll(PLACE) ?? []) {
        if (!names.includes(name)) fault(path, `"{${name}}" is not one of the values of the limit`);
      }
    }
  })
  .transform(({ values, pauses, text, note, ...rest }) => {
    const fill = (template: string) =>
      template.replaceAll(PLACE, (place, name: string) => {
        const value = values[name];
        return value === undefined ? place : quantityText(value);
      });
    const { burst, ...others } = values;
    const [only] = Object.values(others);
    return {
      ...rest,
      values,
      /** As printed: "20 per second", "256 KB". */
      value: text !== undefined ? fill(text) : only === undefined ? '' : quantityText(only),
      ...(burst && { burst: quantityText(burst) }),
      ...(note !== undefined && { note: fill(note) }),
      ...(pauses && { pauses, ...textOfPauses(pauses) }),
    };
  });

/** `limits.yaml`: what the gateway accepts, by group. */
export type Limits = Infer<typeof limitsSchema>;
export const limitsSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      id: slug,
      title: z.string(),
      description: inlineText.optional(),
      limits: z.array(limit),
    }),
  ),
});

export type LimitGroup = Limits['groups'][number];
export type Limit = LimitGroup['limits'][number];
