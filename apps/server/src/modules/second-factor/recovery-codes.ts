import { randomInt } from 'node:crypto';
import { keyHash } from '../auth/session-keys.ts';

const COUNT = 10;
/** Characters of codes, without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Returns new codes in the form in which people write them down: 79 random bits each. */
export function newRecoveryCodes(): readonly string[] {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** Returns the hash that is stored instead of a code; codes are random enough that a plain hash cannot be guessed. */
export function recoveryCodeHash(code: string): string {
  return keyHash(`recovery ${plain(code)}`);
}

/** Returns the code without spaces and hyphens, in lower case. */
export function plain(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase();
}
