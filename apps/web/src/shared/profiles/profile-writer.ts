import { createProfileWriter, findProfile, type ProfileChoice, type ProfileWriter } from '@mailwright/contract';

/**
 * Returns the writer of mails for a sending system; undefined for the server's own syntax. Import this file only when something
 * is exported.
 */
export function profileWriter(choice: ProfileChoice): ProfileWriter | undefined {
  const profile = findProfile(choice);
  return profile && createProfileWriter(profile);
}
