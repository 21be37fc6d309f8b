import { z } from 'zod';
import { dndMode, locale, theme } from './person.ts';
import { linkParameters } from './sending/link-parameters.ts';
import { profileChoice } from './sending/profile-choice.ts';
import { entityId } from './wire.ts';

/** Settings of a person; `userId` is always the caller. */
export const userSettings = z.object({
  userId: entityId,
  dnd_mode: dndMode.optional(),
  theme: theme.optional(),
  locale: locale.optional(),
  /** The editor saves drafts by itself. */
  autosave: z.boolean().optional(),
  /** Parameters that new mails add to the addresses of their links. */
  linkParameters: linkParameters.optional(),
  /** Sending system for exports and test mails of the person. */
  sendingProfile: profileChoice.optional(),
  /** The guided tours that the person has seen to their end, or skipped. */
  dashboardTourDone: z.boolean().optional(),
  editorTourDone: z.boolean().optional(),
});

export type UserSettings = z.infer<typeof userSettings>;
