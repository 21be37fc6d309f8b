import type { ProfileChoice } from '../../entities/sending/profile-choice.ts';

/** The sending system that a mail is written for: its own choice, else that of the person who exports it. */
export function mailProfile(mail: { readonly profile: ProfileChoice | null }, own: ProfileChoice): ProfileChoice {
  return mail.profile ?? own;
}
