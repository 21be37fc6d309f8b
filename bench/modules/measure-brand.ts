import { sql } from 'kysely';
import { brandSetId } from '../../apps/server/src/db/brand-set.ts';
import type { OpenDatabase } from '../../apps/server/src/db/database.ts';
import { newId } from '../../apps/server/src/db/new-id.ts';
import { createTestApp } from '../../apps/server/src/testing/test-app.ts';
import type { TestClient } from '../../apps/server/src/testing/test-client.ts';
import { type BrandUse, kitUses } from '../../packages/blocks/src/index.ts';
import { type BrandKit, endpoints } from '../../packages/contract/src/index.ts';
import { type Measured, measured } from './measured.ts';

const TEMPLATES = 10_000;
const ROWS_PER_STATEMENT = 500;
const COLORS = ['#102030', '#405060', '#aa3355', '#ffffff', '#f4f4f4'];

/** A kit of five colors and two fonts whose values stand in 10,000 templates, before and after one of its colors changes. */
export async function measureBrand(database: OpenDatabase): Promise<readonly Measured[]> {
  const server = await createTestApp(database);
  try {
    const anna = await server.person('Anna');
    const kit = kitOf(COLORS.map((light) => ({ id: newId(), light })));
    const stored = await anna.ok(endpoints.brand.save, { body: { kit, revision: 0 } });
    const body = { name: 'Mail' };
    const { templateId } = await anna.ok(endpoints.userTemplates.create, { params: { type: 'email' }, body });
    await brandTemplates(database, templateId, kitUses(stored));
    const call = () => anna.ok(endpoints.brand.uses, { params: { id: stored.id }, query: {} });
    const current = await measured(`where a brand is used, of ${TEMPLATES} templates`, call);
    await change(anna, kit, stored.revision);
    return [current, await measured(`where a brand is used, of ${TEMPLATES} templates that are all behind`, call)];
  } finally {
    await server.close();
  }
}

function kitOf(colors: readonly Pick<BrandKit['colors'][number], 'id' | 'light'>[]): BrandKit {
  return {
    name: 'Acme',
    colors: colors.map((color, index) => ({ ...color, name: `Color ${index}`, dark: '#000000', role: null })),
    fonts: { heading: 'Georgia, serif', body: 'Arial, Helvetica, sans-serif' },
    logo: { src: '', alt: '' },
    logoDark: { src: '' },
    button: { background: '#aa3355', color: '#ffffff', radius: 8, paddingX: 24, paddingY: 12 },
    spacing: [],
    social: [],
    footer: { company: '', address: '', reason: '' },
  };
}

async function change(anna: TestClient, kit: BrandKit, revision: number): Promise<void> {
  const [first, ...others] = kit.colors;
  if (!first) throw new Error('A kit of this measurement has colors');
  const colors = [{ ...first, light: '#203040' }, ...others];
  await anna.ok(endpoints.brand.save, { body: { kit: { ...kit, colors }, revision } });
}

/** Copies of one template that have every value of the kit. */
async function brandTemplates(
  { kysely }: OpenDatabase,
  templateId: string,
  values: readonly BrandUse[],
): Promise<void> {
  const found = await kysely.selectFrom('templates').selectAll().where('id', '=', templateId).executeTakeFirstOrThrow();
  const { seq: _, ...template } = found;
  for (let start = 0; start < TEMPLATES; start += ROWS_PER_STATEMENT) {
    const ids = Array.from({ length: ROWS_PER_STATEMENT }, (_, index) => `branded-${start + index}`);
    const rows = ids.map((id) => ({ ...template, id }));
    await kysely.insertInto('templates').values(rows).execute();
    for (const [index, template_id] of ids.entries()) {
      // A fifth of the mails have a set of their own.
      const own = index % 5 === 0 ? [{ named: `color:${template_id}`, value: '#123456' }] : [];
      const set_id = brandSetId([...values, ...own]);
      const set = [...values, ...own].map((use) => ({ ...use, id: set_id }));
      await kysely
        .insertInto('brand_sets')
        .values(set)
        .onConflict((row) => row.doNothing())
        .execute();
      await kysely.insertInto('template_brands').values({ template_id, set_id }).execute();
    }
  }
  await sql`analyze`.execute(kysely);
}
