import { hash, verify } from '@node-rs/argon2';

/** Hash of a password that nobody has: with it, checking takes the same time for an unknown address as for a known one. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$U6WEFP5jD406HXLf9mQ5OA$WnEY0RG7F/dGxxzU4bYaC7zd+lJY1OBH2589mJo9oZo';

/** Hashes a password by argon2id with the library's parameters, which follow OWASP: 19 MiB, 2 passes, 1 lane. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'));
}

export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await verify(passwordHash ?? NOBODYS_HASH, password.normalize('NFC'));
  return matches && passwordHash !== null;
}
