import { z } from 'zod';
import type { Environments, Permissions } from '../types';
import { inlineText, slug } from './common';

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
