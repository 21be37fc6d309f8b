import { sql } from 'kysely';
import type { OpenDatabase } from '../../apps/server/src/db/database.ts';
import { newModule } from '../../apps/server/src/testing/modules.ts';
import { createTestApp } from '../../apps/server/src/testing/test-app.ts';
import { endpoints } from '../../packages/contract/src/index.ts';
import { type Measured, measured } from './measured.ts';

const MODULES = 500;
const TEMPLATES = 10_000;
const ROWS_PER_STATEMENT = 500;

/** 500 modules of one person, one of them linked in 10,000 templates; closes the database. */
export async function measureModules(database: OpenDatabase): Promise<readonly Measured[]> {
  const server = await createTestApp(database);
  try {
    const anna = await server.person('Anna');
    const words = 'Free delivery from 30 euros, and returns within 60 days. '.repeat(8);
    const { id } = await newModule(anna, { name: 'Footer', words });
    for (let index = 1; index < MODULES; index++) await newModule(anna, { name: `Module ${index}`, words });
    const body = { name: 'Mail' };
    const { templateId } = await anna.ok(endpoints.userTemplates.create, { params: { type: 'email' }, body });
    await linkTemplates(database, templateId, id);
    const list = { query: { hideHtml: true } };
    return [
      await measured(`list of ${MODULES} modules without content`, () => anna.ok(endpoints.customModules.list, list)),
      await measured(`where a module is used, of ${TEMPLATES} templates`, () =>
        anna.ok(endpoints.customModules.uses, { params: { id }, query: {} }),
      ),
      await measured('versions of a module with their uses', () =>
        anna.ok(endpoints.customModules.versions, { params: { id } }),
      ),
    ];
  } finally {
    await server.close();
  }
}

/** Copies of one template that are all linked to a module. */
async function linkTemplates({ kysely }: OpenDatabase, templateId: string, moduleId: string): Promise<void> {
  const found = await kysely.selectFrom('templates').selectAll().where('id', '=', templateId).executeTakeFirstOrThrow();
  const { seq: _, ...template } = found;
  for (let start = 0; start < TEMPLATES; start += ROWS_PER_STATEMENT) {
    const ids = Array.from({ length: ROWS_PER_STATEMENT }, (_, index) => `linked-${start + index}`);
    await kysely
      .insertInto('templates')
      .values(ids.map((id) => ({ ...template, id })))
      .execute();
    const uses = ids.map((id) => ({ template_id: id, module_id: moduleId, version: 1, instances: 1 }));
    await kysely.insertInto('module_uses').values(uses).execute();
  }
  await sql`analyze`.execute(kysely);
}
