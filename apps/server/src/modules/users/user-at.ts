import type { UserRecord, UserRepository } from './port.ts';

/** Returns the person with this email address; null when nobody has it. */
export async function userAt(
  { find, findForLogin }: Pick<UserRepository, 'find' | 'findForLogin'>,
  email: string,
): Promise<UserRecord | null> {
  const known = await findForLogin(email);
  return known && find(known.id);
}
