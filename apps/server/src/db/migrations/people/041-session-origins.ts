import { sql } from 'kysely';
import type { Database } from '../../database.ts';

/**
 * Adds to sessions, and to sign-ins that wait for a code, who signed the person in: null, which an earlier release writes, is
 * this server itself. Fills it in for existing sessions as far as it is known.
 */
export async function sessionOrigins({ kysely, engine }: Database): Promise<void> {
  const text = engine === 'sqlite' ? 'text' : 'text collate "C"';
  const statements = [
    ...['sessions', 'sign_in_challenges'].flatMap((table) => [
      `alter table ${table} add column origin ${text}`,
      `update ${table} set origin = 'provider' where id_token is not null`,
    ]),
    `update sessions set origin = 'ticket' where user_id in (
      select e.user_id from external_users e join users u on u.id = e.user_id where u.password_hash is null)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}
