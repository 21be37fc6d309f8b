import { z } from 'zod';
import { dndMode, locale, theme } from './person.ts';
import { linkParameters } from './sending/link-parameters.ts';
import { profileChoice } from './sending/profile-choice.ts';
import { entityId } from './wire.ts';

/** What a person may set about the product; `userId` is the caller, nobody else. */
export const userSettings = z.object({
  userId: entityId,
  dnd_mode: dndMode.optional(),
  theme: theme.optional(),
  locale: locale.optional(),
  /** The editor saves drafts by itself. */
  autosave: z.boolean().optional(),
  /** What new mails add to the addresses of their links. */
  linkParameters: linkParameters.optional(),
  /** Which sending system the person's mails are exported and tried for. */
  sendingProfile: profileChoice.optional(),
  /** The guided tours that the person has seen to their end, or skipped. */
  dashboardTourDone: z.boolean().optional(),
  editorTourDone: z.boolean().optional(),
});

export type UserSettings = z.infer<typeof userSettings>;
