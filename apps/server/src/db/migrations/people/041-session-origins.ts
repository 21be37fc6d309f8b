import { sql } from 'kysely';
import type { Database } from '../../database.ts';

/**
 * Where somebody was let in from whom a session is, and whom a code is asked of: null, which an earlier release writes, is
 * at this server itself. What is known of the sessions there are is noted.
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
