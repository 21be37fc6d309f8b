import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Keys that every node signs with; made when first needed. */
export async function secrets({ kysely, engine }: Database): Promise<void> {
  const [text, end] = engine === 'sqlite' ? ['text', 'strict'] : ['text collate "C"', ''];
  await sql.raw(`create table secrets (name ${text} primary key, value ${text} not null) ${end}`).execute(kysely);
}
