import { z } from 'zod';
import { moduleUse, moduleUses, startModuleUpdate } from '../module.ts';

/** A template, or a module, that has values of a brand kit. */
export const brandUse = moduleUse.omit({ version: true, instances: true }).extend({
  /** It has everywhere what the kit says now. */
  isCurrent: z.boolean(),
});

/** Uses of a brand kit: those that the caller may read, and counts of all. */
export const brandUses = moduleUses.extend({
  uses: z.array(brandUse),
  /** Of those that the caller may read, templates that have other values than the kit has now. */
  behind: z.int().nonnegative(),
});

/** Templates to update to the current brand kit. */
export const startBrandUpdate = startModuleUpdate.pick({ templates: true });

export type BrandUse = z.infer<typeof brandUse>;
export type BrandUses = z.infer<typeof brandUses>;
export type StartBrandUpdate = z.output<typeof startBrandUpdate>;
