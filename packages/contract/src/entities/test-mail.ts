import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { MESSAGES } from '../messages.ts';
import { isEmailAddress } from '../rules/email-address.ts';
import { profileChoice } from './sending/profile-choice.ts';
import { entityId } from './wire.ts';

const emailAddress = z.string().trim().refine(isEmailAddress, { error: MESSAGES.emailInvalid });

/** The same address twice is one recipient. */
const distinct = (addresses: readonly string[]) => new Set(addresses.map((address) => address.toLowerCase())).size;

export const testMailRequest = z
  .object({
    from: emailAddress,
    to: z
      .array(emailAddress)
      .min(LIMITS.testMail.minRecipients, { error: MESSAGES.emailRequired })
      .refine((addresses) => distinct(addresses) <= LIMITS.testMail.maxRecipients, {
        error: `No more than ${LIMITS.testMail.maxRecipients} recipients`,
      }),
    /** `[Test] ` and the template's subject, or its name, where it is absent or empty. One line: it becomes a header of the mail. */
    subject: z
      .string()
      .trim()
      .max(LIMITS.testMail.subjectMax)
      .regex(/^\P{Cc}*$/u)
      .optional(),
    /** Sample person of the sender whose values fill the mail; without one, the samples of the merge fields do. */
    person: entityId.optional(),
    /** Sending system whose tags the mail contains instead of a person's values, to be tried there. */
    profile: profileChoice.optional(),
  })
  .refine(({ person, profile }) => person === undefined || profile === undefined, {
    path: ['profile'],
    error: 'A test mail has the values of a person or the tags of a sending system, not both.',
  });

export const testMailAnswer = z.object({
  accepted: z.array(z.string()),
  /** Recipients the mail server refused, with its reason. */
  rejected: z.array(z.object({ address: z.string(), reason: z.string() })),
  /** Page of the mail, for who sends it alone, where nothing leaves this server; else null. */
  keptAt: z.string().nullable(),
});

export type TestMailRequest = z.infer<typeof testMailRequest>;
export type TestMailAnswer = z.infer<typeof testMailAnswer>;
