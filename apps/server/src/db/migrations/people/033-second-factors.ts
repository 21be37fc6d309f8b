import { sql } from 'kysely';
import type { Database } from '../../database.ts';

/** Authenticator apps, recovery codes, and who has given a password and not yet a code. */
export async function secondFactors({ kysely, engine }: Database): Promise<void> {
  const [text, integer, end] = engine === 'sqlite' ? ['text', 'integer', 'strict'] : ['text collate "C"', 'bigint', ''];
  const user = `${text} not null references users (id) on delete cascade`;
  const statements = [
    `create table totp_secrets (
      user_id ${text} primary key references users (id) on delete cascade, secret ${text} not null,
      created_at ${integer} not null, confirmed_at ${integer}, last_step ${integer} not null) ${end}`,
    `create table recovery_codes (
      user_id ${user}, code_hash ${text} not null, used_at ${integer}, primary key (user_id, code_hash)) ${end}`,
    `create table sign_in_challenges (
      id_hash ${text} primary key, user_id ${user}, expires_at ${integer} not null) ${end}`,
    'create index sign_in_challenges_of_user on sign_in_challenges (user_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}
