import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { isDeeperThan } from '../rules/mail/json-limits.ts';

/** An id of any entity: opaque, safe in a path. */
export const entityId = z.string().min(1).max(64);

/** ISO 8601 with milliseconds, UTC. */
export const timestamp = z.iso.datetime({ precision: 3 });

/** `true` or `false` as a query parameter; a client may give the boolean itself. */
export const queryBoolean = z.union([
  z.boolean(),
  z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' }),
]);

/** Range of a list in an address, where all values are text. `offset` counts items. */
export const limit = z.coerce.number<number | string>().int().min(1).max(LIMITS.page.max);
export const offset = z.coerce.number<number | string>().int().min(0);

/** The same in a JSON body. */
export const bodyRange = {
  limit: z.int().min(1).max(LIMITS.page.max).default(LIMITS.page.size),
  offset: z.int().min(0).default(LIMITS.page.offset),
};

/** A range of a list that is whole where nothing is said. */
export const pageQuery = z.object({ limit: limit.optional(), offset: offset.default(0) });

export type ListRange = z.output<typeof pageQuery>;

/** A JSON object whose inside is another package's business; copied one level deep only, so size costs little. */
export const jsonObject = z
  .record(z.string(), z.unknown())
  .refine((value) => !isDeeperThan(value, LIMITS.jsonDepth), { error: 'This is nested too deep.' });

/** An answer without a body. */
export const noContent = z.undefined();

/** The parameters of the many paths that name one entity. */
export const idParams = z.object({ id: entityId });
