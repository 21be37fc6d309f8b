import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { personName } from './person.ts';
import { entityId, timestamp } from './wire.ts';

/** The whole list of those a template is shared with; an empty one ends the sharing. */
export const collaboratorsRequest = z.object({ collaborators: z.array(entityId).max(LIMITS.collaborators.max) });

/** What taking, renewing or giving back the lock leaves behind. */
export const lockAnswer = z.object({
  /** Fencing number: sent as `X-Lock` with each save. */
  lock: z.int().nonnegative(),
  /** null once the lock is given back. */
  expiresAt: timestamp.nullable(),
});

/** Who holds the lock of a template just now. */
export const lockState = z.object({
  templateId: entityId,
  name: z.string(),
  isLocked: z.boolean(),
  /** Holder of the lock; null while it is free. */
  lockedBy: personName.nullable(),
  /** The same person by id, as the request for unlocking names them. */
  collaboratorId: entityId.nullable(),
});

export type LockState = z.infer<typeof lockState>;
export type LockAnswer = z.infer<typeof lockAnswer>;
