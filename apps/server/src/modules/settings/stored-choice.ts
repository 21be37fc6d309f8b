import { findProfile, type ProfileChoice } from '@mailwright/contract';

/** Returns the profile that a row names; the server's own syntax when this release knows no such profile. */
export function storedChoice(id: string | null): ProfileChoice {
  return findProfile(id ?? '')?.id ?? 'custom';
}
