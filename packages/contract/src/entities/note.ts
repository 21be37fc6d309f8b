import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { MESSAGES } from '../messages.ts';
import { personName } from './person.ts';
import { entityId, timestamp } from './wire.ts';

/** A note on a template. */
export const note = z.object({
  id: entityId,
  templateId: entityId,
  text: z.string(),
  /** Id of the author. */
  userId: entityId,
  author: personName,
  createdAt: timestamp,
});

/** `userId` is not read: a note is the caller's. */
export const createNoteRequest = z.object({
  templateId: entityId,
  text: z.string({ error: MESSAGES.noteRequired }).trim().min(1, MESSAGES.noteRequired).max(LIMITS.note.max),
  userId: entityId.optional(),
});

export type Note = z.infer<typeof note>;
