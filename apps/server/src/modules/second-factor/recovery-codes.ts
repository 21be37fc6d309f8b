import { randomInt } from 'node:crypto';
import { keyHash } from '../auth/session-keys.ts';

const COUNT = 10;
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Codes as a person writes them down: 79 random bits each. */
export function newRecoveryCodes(): readonly string[] {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** How a code is stored; random enough that a plain hash cannot be guessed through. */
export function recoveryCodeHash(code: string): string {
  return keyHash(`recovery ${plain(code)}`);
}

/** A code without what people write between its parts, in lower case. */
export function plain(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase();
}
