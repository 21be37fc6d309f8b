import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { bodyRange, entityId } from './wire.ts';

export const role = z.enum(['admin', 'user']);
export const dndMode = z.enum(['simple', 'advanced']);
export const theme = z.enum(['light', 'dark']);
/** BCP 47 tag of the interface language. */
export const locale = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/);

/** Features of a plan; `false` locks the block or hides the action. */
export const features = z.object({
  customCode: z.boolean(),
  products: z.boolean(),
  aiImages: z.boolean(),
  convertToSystem: z.boolean(),
  customBlockCategories: z.boolean(),
});

/** Name of a person as other people see it. */
export const personName = z.object({ id: entityId, firstName: z.string(), lastName: z.string() });

/** A person one may switch to or share with. */
export const principal = personName.extend({ email: z.string() });

/** A part of an address, e.g. a domain. Found is only who has an address of a domain that this server allows. */
const emailCriterion = z.object({
  key: z.literal('email'),
  value: z.string().max(LIMITS.searchTerm.max),
  operation: z.literal('CONTAINS').default('CONTAINS'),
  operator: z.literal('OR').default('OR'),
});

export const principalSearch = z.object({
  orderBy: z.literal('firstName').default('firstName'),
  criteria: z.array(emailCriterion).max(LIMITS.criteria.max).default([]),
  /** Words that all have to stand in somebody's name or address, in any case and without accents. */
  term: z.string().max(LIMITS.searchTerm.max).default(''),
  ...bodyRange,
});

/** A page of those found, by first name; `total` counts all of them. */
export const principalPage = z.object({ principals: z.array(principal), total: z.int().nonnegative() });

export type Role = z.infer<typeof role>;
export type DndMode = z.infer<typeof dndMode>;
export type Theme = z.infer<typeof theme>;
export type Features = z.infer<typeof features>;
export type FeatureName = keyof Features;
export type PersonName = z.infer<typeof personName>;
export type PrincipalSearch = z.output<typeof principalSearch>;
export type Principal = z.infer<typeof principal>;
