import type { TemplateBody } from '@mailwright/contract';
import type { Database } from '../../../db/database.ts';
import { linksOf, withoutLinksTo } from '../../custom-modules/gone-modules.ts';
import type { ModuleId } from '../../custom-modules/port.ts';

/** Most modules in one statement; databases limit the number of parameters. */
const IDS_PER_STATEMENT = 500;

/** Returns those of the modules that no longer exist. */
export async function goneAmong({ kysely }: Database, ids: readonly ModuleId[]): Promise<ReadonlySet<ModuleId>> {
  const gone = new Set(ids);
  const asked = [...gone];
  for (let start = 0; start < asked.length; start += IDS_PER_STATEMENT) {
    const rows = await kysely
      .selectFrom('modules')
      .select('template_id')
      .where('template_id', 'in', asked.slice(start, start + IDS_PER_STATEMENT))
      .execute();
    for (const { template_id } of rows) gone.delete(template_id);
  }
  return gone;
}

/** Returns bodies as they are read: links to deleted modules are taken off, their content stays as a copy. */
export async function withoutGoneLinks<K>(
  database: Database,
  bodies: ReadonlyMap<K, TemplateBody>,
): Promise<Map<K, TemplateBody>> {
  const linked = [...bodies.values()].flatMap(linksOf);
  if (linked.length === 0) return new Map(bodies);
  const gone = await goneAmong(database, linked);
  return new Map([...bodies].map(([key, body]) => [key, withoutLinksTo(body, gone)] as const));
}
