import type { Actor } from '@mailwright/contract';
import type { UserRecord, UserRepository } from './port.ts';

export interface PrincipalService {
  /** The others whom the caller may share with, narrowed to the domains asked for; none asked for means all allowed. */
  search(actor: Actor, domains: readonly string[]): Promise<readonly UserRecord[]>;
}

export interface PrincipalDeps {
  readonly users: UserRepository;
  /** Domains whose people one may share with, lower case. */
  readonly domains: readonly string[];
}

export function createPrincipalService({ users, domains: allowed }: PrincipalDeps): PrincipalService {
  return {
    async search(actor, domains) {
      const wanted = domains.map((domain) => domain.trim().replace(/^@/, '').toLowerCase());
      const searched = wanted.length === 0 ? allowed : allowed.filter((domain) => wanted.includes(domain));
      return (await users.listOfDomains(searched)).filter((user) => user.id !== actor.id);
    },
  };
}
