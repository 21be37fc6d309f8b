import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { entityId, timestamp } from './wire.ts';

/** The whole list of those a template is shared with; an empty one ends the sharing. */
export const collaboratorsRequest = z.object({ collaborators: z.array(entityId).max(LIMITS.collaborators.max) });

/** State of the lock after it was taken, renewed or given back. */
export const lockAnswer = z.object({
  /** Fencing number: sent as `X-Lock` with each save. */
  lock: z.int().nonnegative(),
  /** null once the lock is given back. */
  expiresAt: timestamp.nullable(),
});

export type LockAnswer = z.infer<typeof lockAnswer>;
