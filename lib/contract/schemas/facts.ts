import { z } from 'zod';
import type { Environments, Limits, Permissions } from '../types';
import { inlineText, slug } from './common';

const row = {
  id: slug,
  label: inlineText,
  error: z.number().int().optional(),
};

/** A number as it is printed. */
const written = z.strictObject({
  ...row,
  value: z.string(),
  burst: z.string().optional(),
  note: inlineText.optional(),
});

/** Repeats, each after a pause: how many there are, and when, is written from the one list. */
const repeats = z
  .strictObject({ ...row, pauses: z.array(z.number().positive()).min(2) })
  .transform((limit) => ({ ...limit, ...textOfPauses(limit.pauses) }));

/** `[1, 2, 4]` → up to 3; after 1, 2 and 4 s, each with jitter. */
function textOfPauses(pauses: readonly number[]): { value: string; note: string } {
  const list = `${pauses.slice(0, -1).join(', ')} and ${pauses.at(-1)}`;
  return { value: `up to ${pauses.length}`, note: `After ${list} s, each with jitter.` };
}

/** Schema of `limits.yaml`. */
export const limitsSchema: z.ZodType<Limits> = z.strictObject({
  groups: z.array(
    z.strictObject({
      id: slug,
      title: z.string(),
      description: inlineText.optional(),
      limits: z.array(z.union([written, repeats])),
    }),
  ),
});

/** Schema of `permissions.yaml`. */
export const permissionsSchema: z.ZodType<Permissions> = z.strictObject({
  roles: z.array(
    z.strictObject({
      id: slug,
      name: z.string(),
      secondFactor: z.enum(['mandatory', 'recommended']),
    }),
  ),
  permissions: z.array(
    z.strictObject({
      id: slug,
      label: inlineText,
      areas: z.array(slug).min(1),
      roles: z.record(
        slug,
        z.strictObject({
          grant: z.enum(['full', 'limited', 'view', 'none']),
          note: inlineText.optional(),
        }),
      ),
    }),
  ),
  keys: z.array(z.strictObject({ id: slug, meaning: inlineText })),
  sensitive: z.array(inlineText),
});

const host = z
  .string()
  .regex(/^https:\/\/[a-z.]+$/, 'a host is https:// and a name, without a path');

/** Schema of `environments.yaml`. */
export const environmentsSchema: z.ZodType<Environments> = z.strictObject({
  environments: z.array(
    z.strictObject({
      id: slug,
      name: z.string(),
      apiHost: host,
      pageHost: host,
      keyPrefix: z.string(),
      secretPrefix: z.string(),
    }),
  ),
  cabinetHost: host,
  docsHost: host,
  rows: z.array(z.strictObject({ label: z.string(), values: z.record(slug, inlineText) })),
  same: z.array(inlineText),
  different: z.array(inlineText),
});
