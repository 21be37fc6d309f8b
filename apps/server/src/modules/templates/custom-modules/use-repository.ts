import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { LinkedModule } from '../../custom-modules/linked-modules.ts';
import type { TemplateId } from '../port.ts';

/** Writes down which modules a template is linked to, in place of what was written of it before. */
export async function writeUses(database: Database, id: TemplateId, linked: readonly LinkedModule[]): Promise<void> {
  const { kysely } = database;
  await kysely.deleteFrom('module_uses').where('template_id', '=', id).execute();
  if (linked.length === 0) return;
  const rows = linked.map(({ moduleId, version, instances }) => ({
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
}
