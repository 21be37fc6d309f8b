import { sql } from 'kysely';
import { brandSetId } from '../../../db/brand-set.ts';
import type { Database } from '../../../db/database.ts';
import type { PreparedBody } from '../../versions/port.ts';
import type { TemplateId } from '../port.ts';

/** Modules that a body is linked to, and values of brand kits that it has. */
type Uses = Pick<PreparedBody, 'modules' | 'brand'>;

/** Stores which modules and brand values a template uses; replaces earlier rows if there are some. */
export async function writeUses(
  database: Database,
  id: TemplateId,
  { modules, brand }: Uses,
  { hasSome }: { readonly hasSome: boolean },
): Promise<void> {
  const { kysely } = database;
  if (hasSome) {
    await kysely.deleteFrom('module_uses').where('template_id', '=', id).execute();
    await kysely.deleteFrom('template_brands').where('template_id', '=', id).execute();
  }
  await writeBrand(database, id, brand);
  if (modules.length === 0) return;
  const rows = modules.map(({ moduleId, version, instances }) => ({
    template_id: id,
    module_id: moduleId,
    version,
    instances,
  }));
  await kysely.insertInto('module_uses').values(rows).execute();
}

/** Stores the same for a template that got the body of another one. */
export async function copyUses({ kysely }: Database, from: TemplateId, to: TemplateId): Promise<void> {
  await sql`insert into module_uses (template_id, module_id, version, instances)
    select ${to}, module_id, version, instances from module_uses where template_id = ${from}`.execute(kysely);
  await sql`insert into template_brands (template_id, set_id)
    select ${to}, set_id from template_brands where template_id = ${from}`.execute(kysely);
}

async function writeBrand({ kysely }: Database, template: TemplateId, brand: Uses['brand']): Promise<void> {
  if (brand.length === 0) return;
  const id = brandSetId(brand);
  const rows = brand.map(({ named, value }) => ({ id, named, value }));
  await kysely
    .insertInto('brand_sets')
    .values(rows)
    .onConflict((set) => set.doNothing())
    .execute();
  await kysely.insertInto('template_brands').values({ template_id: template, set_id: id }).execute();
}
