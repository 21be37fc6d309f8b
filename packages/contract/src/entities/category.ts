import { z } from 'zod';
import { entityId } from './wire.ts';

export const categoryGroup = z.enum(['system', 'layouts', 'user']);
/** `email` for templates, `email_cb` for custom blocks. */
export const categoryType = z.enum(['email', 'email_cb']);

/** A category as a template names it. */
export const categoryRef = z.object({ id: entityId, name: z.string(), group: categoryGroup });

export const category = categoryRef.extend({
  type: categoryType,
  hidden: z.boolean(),
  /** Members the caller can see. */
  count: z.int().nonnegative(),
});

export type CategoryGroup = z.infer<typeof categoryGroup>;
export type CategoryType = z.infer<typeof categoryType>;
export type CategoryRef = z.infer<typeof categoryRef>;
export type Category = z.infer<typeof category>;
