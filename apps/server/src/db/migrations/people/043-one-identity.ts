import { sql } from 'kysely';
import type { Database } from '../../database.ts';

/**
 * Limits an account to one person of each provider. Where two came at once and both got the account, the first one stays. The
 * release before silently drops a second one, and refuses that person at the next sign-in.
 */
export async function oneIdentity({ kysely }: Database): Promise<void> {
  const statements = [
    `delete from identities where exists (
      select 1 from identities i where i.issuer = identities.issuer and i.user_id = identities.user_id
        and (i.created_at < identities.created_at
          or (i.created_at = identities.created_at and i.subject < identities.subject)))`,
    'create unique index identity_of_user on identities (user_id, issuer)',
    // The other one finds by person, too.
    'drop index identities_of_user',
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}
