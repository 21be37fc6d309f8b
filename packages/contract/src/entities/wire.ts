import { z } from 'zod';

/** An id of any entity: opaque, safe in a path. */
export const entityId = z.string().min(1).max(64);

/** ISO 8601 with milliseconds, UTC. */
export const timestamp = z.iso.datetime({ precision: 3 });

/** `true` or `false` as a query parameter; a client may give the boolean itself. */
export const queryBoolean = z.union([
  z.boolean(),
  z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' }),
]);

/** A JSON object whose inside is another package's business; copied one level deep only, so size costs nothing. */
export const jsonObject = z.record(z.string(), z.unknown());

/** An answer without a body. */
export const noContent = z.undefined();

/** The parameters of the many paths that name one entity. */
export const idParams = z.object({ id: entityId });
