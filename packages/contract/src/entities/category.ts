import { z } from 'zod';
import { MESSAGES } from '../messages.ts';
import { categoryNameProblem } from '../rules/template/category-name.ts';
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

const categoryName = z
  .string({ error: MESSAGES.categoryNameRequired })
  .trim()
  .check((context) => {
    const problem = categoryNameProblem(context.value);
    if (problem) context.issues.push({ code: 'custom', input: context.value, message: MESSAGES[problem] });
  });

/** The layouts group is made by no call. */
export const createCategoryRequest = z.object({
  name: categoryName,
  type: categoryType.default('email'),
  group: categoryGroup.exclude(['layouts']).default('system'),
  hidden: z.boolean().default(false),
});

/** The name is judged by `categoryNameProblem`, which needs to know the one that stands. */
export const updateCategoryRequest = z.object({ name: z.string(), hidden: z.boolean() }).partial();

export type CreateCategoryRequest = z.output<typeof createCategoryRequest>;
export type UpdateCategoryRequest = z.output<typeof updateCategoryRequest>;
export type CategoryGroup = z.infer<typeof categoryGroup>;
export type CategoryType = z.infer<typeof categoryType>;
export type CategoryRef = z.infer<typeof categoryRef>;
export type Category = z.infer<typeof category>;
