import type { Actor, PrincipalSearch } from '@mailwright/contract';
import type { PersonRecord, UserRepository } from './port.ts';

export interface PrincipalService {
  /** A page of the others whom the caller may share with, narrowed to what was asked for. */
  search(
    actor: Actor,
    search: PrincipalSearch,
  ): Promise<{ readonly found: readonly PersonRecord[]; readonly total: number }>;
}

export interface PrincipalDeps {
  readonly users: Pick<UserRepository, 'search'>;
  /** Domains whose people one may share with, lower case. */
  readonly domains: readonly string[];
}

export function createPrincipalService({ users, domains }: PrincipalDeps): PrincipalService {
  return {
    search: (actor, { criteria, term, limit, offset }) =>
      users.search({
        domains,
        without: actor.id,
        addressParts: criteria.map(({ value }) => value.trim()),
        words: term.split(/\s+/).filter(Boolean),
        limit,
        offset,
      }),
  };
}
