import { sql } from 'kysely';
import type { Database } from '../../database.ts';

/** The sample people of those who have changed them, as one list. */
export async function samplePeople({ kysely, engine }: Database): Promise<void> {
  const [text, end] = engine === 'sqlite' ? ['text', 'strict'] : ['text collate "C"', ''];
  const statement = `create table sample_people (
    user_id ${text} primary key references users (id) on delete cascade, people ${text} not null) ${end}`;
  await sql.raw(statement).execute(kysely);
}
