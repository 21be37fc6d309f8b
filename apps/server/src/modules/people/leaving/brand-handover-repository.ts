import { type BrandKit, LIMITS } from '@mailwright/contract';
import type { Database } from '../../../db/database.ts';
import { mergeKits } from './merge-kits.ts';
import type { Handover } from './port.ts';

/**
 * Hands over a brand kit. A person has at most one: if the heir has one, it takes in the colors and fonts of the other, and the
 * people who used the other kit may use it.
 */
export async function handOverBrandKit({ kysely }: Database, { from, to, now }: Handover): Promise<void> {
  const kitOf = (owner: string) =>
    kysely.selectFrom('brand_kits').select(['id', 'kit', 'revision']).where('owner_id', '=', owner).executeTakeFirst();
  const [left, standing] = [await kitOf(from), await kitOf(to)];
  if (!left) return;
  await kysely.deleteFrom('brand_people').where('kit_id', '=', left.id).where('user_id', '=', to).execute();
  if (!standing) {
    await kysely.updateTable('brand_kits').set({ owner_id: to }).where('id', '=', left.id).execute();
    return;
  }
  const kit = mergeKits(JSON.parse(standing.kit) as BrandKit, JSON.parse(left.kit) as BrandKit, LIMITS.brand);
  await kysely
    .updateTable('brand_kits')
    .set({ kit: JSON.stringify(kit), revision: standing.revision + 1, modified_at: now })
    .where('id', '=', standing.id)
    .execute();
  const readers = await kysely.selectFrom('brand_people').select('user_id').where('kit_id', '=', left.id).execute();
  for (const { user_id } of readers) {
    const reader = { kit_id: standing.id, user_id };
    await kysely
      .insertInto('brand_people')
      .values(reader)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await kysely.deleteFrom('brand_kits').where('id', '=', left.id).execute();
}
