import { ERRORS } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import type { UserRepository } from '../users/port.ts';
import { isOfDomains } from './allowed-people.ts';

interface KnownDeps {
  readonly users: Pick<UserRepository, 'findMany'>;
  /** Domains whose people templates can be shared with, lower case. */
  readonly domains: readonly string[];
}

/**
 * Throws when one of the people cannot be shared with: unknown, of another domain, or deactivated.
 *
 * @param field list in the request, which the details of the error name
 * @throws AppError `UNKNOWN_COLLABORATOR`
 */
export async function requireKnown(
  { users, domains }: KnownDeps,
  ids: readonly string[],
  field: string,
): Promise<void> {
  const found = await users.findMany(ids);
  const welcome = found.filter(({ email, isActive }) => isActive && isOfDomains(email, domains));
  const known = new Set(welcome.map(({ id }) => id));
  const { sentence: message } = ERRORS.UNKNOWN_COLLABORATOR;
  const details = ids.flatMap((id, index) => (known.has(id) ? [] : [{ path: `${field}.${index}`, message }]));
  if (details.length > 0) throw new AppError('UNKNOWN_COLLABORATOR', { details });
}
