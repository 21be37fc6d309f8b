import { findProfile, type ProfileChoice } from '@mailwright/contract';

/** The profile that a row names; the server's own syntax where this release knows none of that name. */
export function storedChoice(id: string | null): ProfileChoice {
  return findProfile(id ?? '')?.id ?? 'custom';
}
