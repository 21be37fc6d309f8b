import { sql } from 'kysely';
import { brandSetId } from '../brand-set.ts';
import type { Database } from '../database.ts';

const TEMPLATES_AT_ONCE = 500;

interface Use {
  readonly template_id: string;
  readonly named: string;
  readonly value: string;
}

/**
 * Values of brand kits, each set of them once, and which set stands in a template: ten thousand mails of a company have
 * few, so that where a kit is used is counted without going through ten rows of each mail.
 */
export async function brandSets(database: Database): Promise<void> {
  const { kysely, engine } = database;
  const [text, end] = engine === 'sqlite' ? ['text', 'strict, without rowid'] : ['text collate "C"', ''];
  const statements = [
    // A set stays when the last template has left it: the next one may take it at the same moment.
    `create table brand_sets (
      id ${text} not null, named ${text} not null, value ${text} not null, primary key (named, value, id)) ${end}`,
    `create table template_brands (
      template_id ${text} primary key references templates (id) on delete cascade, set_id ${text} not null) ${end}`,
    'create index templates_of_brand_set on template_brands (set_id, template_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
  for (let after: string | null = ''; after !== null; ) after = await moveSome(database, after);
  await sql`drop table brand_uses`.execute(kysely);
}

/** Moves the uses of the templates that come after one; the last of them, null when that were all. */
async function moveSome({ kysely }: Database, after: string): Promise<string | null> {
  const { rows } = await sql<Use>`select template_id, named, value from brand_uses where template_id in (
    select distinct template_id from brand_uses where template_id > ${after}
    order by template_id limit ${TEMPLATES_AT_ONCE})`.execute(kysely);
  const templates = [...Map.groupBy(rows, (row) => row.template_id)];
  for (const [template, uses] of templates) {
    const id = brandSetId(uses);
    const values = sql.join(uses.map(({ named, value }) => sql`(${id}, ${named}, ${value})`));
    await sql`insert into brand_sets (id, named, value) values ${values} on conflict do nothing`.execute(kysely);
    await sql`insert into template_brands (template_id, set_id) values (${template}, ${id})`.execute(kysely);
  }
  return templates.reduce<string | null>((last, [id]) => (last === null || id > last ? id : last), null);
}
