import type { PrincipalSearch } from '@mailwright/contract';
import { isOfDomains } from '../sharing/allowed-people.ts';
import type { PersonRecord, UserRecord, UserRepository } from './port.ts';

export interface PrincipalService {
  /**
   * Returns a page of the others whom the caller may share with, narrowed to what was asked for. Nobody is found by a caller
   * whose own address is of none of the domains: guests of an organization learn no names and addresses of its people.
   */
  search(
    caller: Pick<UserRecord, 'id' | 'email'>,
    search: PrincipalSearch,
  ): Promise<{ readonly found: readonly PersonRecord[]; readonly total: number }>;
}

export interface PrincipalDeps {
  readonly users: Pick<UserRepository, 'search'>;
  /** Domains whose people templates can be shared with, lower case. */
  readonly domains: readonly string[];
}

export function createPrincipalService({ users, domains }: PrincipalDeps): PrincipalService {
  return {
    search: (caller, { criteria, term, limit, offset }) =>
      users.search({
        domains: isOfDomains(caller.email, domains) ? domains : [],
        without: caller.id,
        addressParts: criteria.map(({ value }) => value.trim()),
        words: term.split(/\s+/).filter(Boolean),
        limit,
        offset,
      }),
  };
}
