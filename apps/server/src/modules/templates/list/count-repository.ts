import { FEATURED_CATEGORY_NAME, type TemplateCounts } from '@mailwright/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { UserId } from '../port.ts';

/** Returns the sidebar counts in one statement, each number from an index. */
export async function countTemplates(database: Database, userId: UserId, all: boolean): Promise<TemplateCounts> {
  const own = (status: TemplateCounts | string) =>
    sql`(select count(*) from templates
      where is_system = 0 and owner_id = ${userId} and status = ${status} and type = 'email')`;
  const inCategory = (condition: RawBuilder<unknown>) => sql`exists (select 1 from template_categories tc
    join categories c on c.id = tc.category_id where tc.template_id = t.id and ${condition})`;
  const inNone = sql`not ${inCategory(sql`1 = 1`)}`;
  const isInLibrary = sql`(${inNone} or ${inCategory(sql`(c."group" <> 'layouts' or c.name = ${FEATURED_CATEGORY_NAME})`)})`;
  const shown = all ? sql`1 = 1` : sql`(${inNone} or ${inCategory(sql`c.hidden = 0`)})`;
  const sharedWithUser = sql`select template_id from collaborators where user_id = ${userId}`;
  const { rows } = await sql<TemplateCounts>`select
    ${own('published')} as published,
    ${own('draft')} as draft,
    ${own('deleted')} as deleted,
    (select count(*) from templates t where t.is_system = 0 and t.type = 'email' and t.status = 'draft' and t.is_shared = 1 and t.id in (
      select id from templates where owner_id = ${userId} and is_shared = 1 union ${sharedWithUser})) as shared,
    (select count(*) from favourites f join templates t on t.id = f.template_id
      where f.user_id = ${userId} and t.type = 'email' and t.status <> 'deleted' and (t.owner_id = ${userId}
        or (t.is_system = 1 and t.status = 'published' and ${shown})
        or (t.is_shared = 1 and t.status = 'draft' and t.id in (${sharedWithUser})))) as favorited,
    (select count(*) from templates t where t.is_system = 1 and t.type = 'email'
      and t.status = 'published' and ${isInLibrary} and ${shown}) as system,
    ${all ? sql`(select count(*) from templates where is_system = 1 and type = 'email' and status = 'deleted')` : sql`0`} as "deletedSystem"
  `.execute(database.kysely);
  const [counts] = rows;
  if (!counts) throw new Error('A count has a row');
  return counts;
}
