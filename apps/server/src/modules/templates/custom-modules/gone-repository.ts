import type { TemplateBody } from '@mailwright/contract';
import type { Database } from '../../../db/database.ts';
import { linksOf, withoutLinksTo } from '../../custom-modules/gone-modules.ts';

/** Modules that one statement names; engines bound the number of parameters. */
const IDS_PER_STATEMENT = 500;

/** Bodies as they are read: what is linked to modules that are gone is a copy from then on. */
export async function withoutGoneLinks<K>(
  { kysely }: Database,
  bodies: ReadonlyMap<K, TemplateBody>,
): Promise<Map<K, TemplateBody>> {
  const linked = [...new Set([...bodies.values()].flatMap(linksOf))];
  if (linked.length === 0) return new Map(bodies);
  const gone = new Set(linked);
  for (let start = 0; start < linked.length; start += IDS_PER_STATEMENT) {
    const rows = await kysely
      .selectFrom('modules')
      .select('template_id')
      .where('template_id', 'in', linked.slice(start, start + IDS_PER_STATEMENT))
      .execute();
    for (const { template_id } of rows) gone.delete(template_id);
  }
  return new Map([...bodies].map(([key, body]) => [key, withoutLinksTo(body, gone)] as const));
}
