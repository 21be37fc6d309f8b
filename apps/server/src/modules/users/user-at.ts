import type { UserRecord, UserRepository } from './port.ts';

/** Whose an address is; null for nobody's. */
export async function userAt(
  { find, findForLogin }: Pick<UserRepository, 'find' | 'findForLogin'>,
  email: string,
): Promise<UserRecord | null> {
  const known = await findForLogin(email);
  return known && find(known.id);
}
