import { z } from 'zod';
import { type Infer, inlineText, slug } from './common';

/** How much of a permission a role has. */
export type Grant = z.infer<typeof grant>;
const grant = z.enum(['full', 'limited', 'view', 'none']);

/** `permissions.yaml`: roles of people in the cabinet, permissions of API keys. */
export type Permissions = Infer<typeof permissionsSchema>;
export const permissionsSchema = z.strictObject({
  roles: z.array(
    z.strictObject({
      id: slug,
      name: z.string(),
      /** Is the second factor mandatory? */
      secondFactor: z.enum(['mandatory', 'recommended']),
    }),
  ),
  permissions: z.array(
    z.strictObject({
      id: slug,
      label: inlineText,
      /** Areas it belongs to; `RoleMatrix area` picks by these: "payout", "reporting". */
      areas: z.array(slug).min(1),
      /** By role id; a role that is not named has no access. */
      roles: z.record(slug, z.strictObject({ grant, note: inlineText.optional() })),
    }),
  ),
  keys: z.array(
    z.strictObject({
      id: slug,
      meaning: inlineText,
      /** Operations that need this permission in addition to their own, when a request has this. */
      with: z.strictObject({ what: inlineText, operations: z.array(slug).min(1) }).optional(),
    }),
  ),
  /** Actions that ask for the second factor again, and the drawn screens of the cabinet that offer them. */
  sensitive: z.array(z.strictObject({ action: inlineText, screens: z.array(slug).min(1) })),
});
