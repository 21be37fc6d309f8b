import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { PreparedBody } from '../../versions/port.ts';
import type { TemplateId } from '../port.ts';

/** What a body is made with: modules that it is linked to, values of brand kits. */
type Uses = Pick<PreparedBody, 'modules' | 'brand'>;

/** Writes down what a template is made with, in place of what was written of it before. */
export async function writeUses(database: Database, id: TemplateId, { modules, brand }: Uses): Promise<void> {
  const { kysely } = database;
  await kysely.deleteFrom('module_uses').where('template_id', '=', id).execute();
  await kysely.deleteFrom('brand_uses').where('template_id', '=', id).execute();
  if (brand.length > 0) {
    const rows = brand.map(({ named, value }) => ({ template_id: id, named, value }));
    await kysely.insertInto('brand_uses').values(rows).execute();
  }
  if (modules.length === 0) return;
  const rows = modules.map(({ moduleId, version, instances }) => ({
    template_id: id,
    module_id: moduleId,
    version,
    instances,
  }));
  await kysely.insertInto('module_uses').values(rows).execute();
}

/** The same for a template that got the body of another. */
export async function copyUses({ kysely }: Database, from: TemplateId, to: TemplateId): Promise<void> {
  await sql`insert into module_uses (template_id, module_id, version, instances)
    select ${to}, module_id, version, instances from module_uses where template_id = ${from}`.execute(kysely);
  await sql`insert into brand_uses (template_id, named, value)
    select ${to}, named, value from brand_uses where template_id = ${from}`.execute(kysely);
}
