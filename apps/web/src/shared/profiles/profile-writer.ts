import { createProfileWriter, findProfile, type ProfileChoice, type ProfileWriter } from '@mailwright/contract';

/** What writes mails for a sending system; undefined for the server's own syntax. To be loaded when something is exported. */
export function profileWriter(choice: ProfileChoice): ProfileWriter | undefined {
  const profile = findProfile(choice);
  return profile && createProfileWriter(profile);
}
