import type { TemplateBody } from '@mailwright/contract';
import type { Database } from '../../../db/database.ts';
import { linksOf, withoutLinksTo } from '../../custom-modules/gone-modules.ts';

/** Bodies as they are read: what is linked to modules that are gone is a copy from then on. */
export async function withoutGoneLinks<K>(
  { kysely }: Database,
  bodies: ReadonlyMap<K, TemplateBody>,
): Promise<Map<K, TemplateBody>> {
  const linked = new Set([...bodies.values()].flatMap(linksOf));
  if (linked.size === 0) return new Map(bodies);
  const rows = await kysely
    .selectFrom('modules')
    .select('template_id')
    .where('template_id', 'in', [...linked])
    .execute();
  const there = new Set(rows.map((row) => row.template_id));
  const gone = new Set([...linked].filter((id) => !there.has(id)));
  return new Map([...bodies].map(([key, body]) => [key, withoutLinksTo(body, gone)] as const));
}
