import { z } from 'zod';
import { type Infer, inlineText, slug } from './common';

const host = z
  .string()
  .regex(/^https:\/\/[a-z.]+$/, 'a host is https:// and a name, without a path');

/** `environments.yaml`. */
export type Environments = Infer<typeof environmentsSchema>;
export const environmentsSchema = z.strictObject({
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
  /** Rows that compare the environments: one value per environment id. */
  rows: z.array(z.strictObject({ label: z.string(), values: z.record(slug, inlineText) })),
  same: z.array(inlineText),
  different: z.array(inlineText),
});
