import type { Database } from '../../../db/database.ts';
import type { ReferenceOf } from './account-references.ts';
import { handOverBrandKit } from './brand-handover-repository.ts';
import { handOverCategories } from './category-handover-repository.ts';
import { handOverImages } from './image-handover-repository.ts';
import type { Handover } from './port.ts';
import { handOverTemplates } from './template-handover-repository.ts';

type HandOver = (database: Database, handover: Handover) => Promise<void>;

/** Functions that hand over each column with the rule `handed over`; a column that is missing here does not compile. */
const HANDOVERS: Readonly<Record<ReferenceOf<'handed over'>, HandOver>> = {
  'templates.owner_id': handOverTemplates,
  'categories.owner_id': handOverCategories,
  'asset_folders.owner_id': handOverImages,
  'brand_kits.owner_id': handOverBrandKit,
  'module_updates.user_id': async ({ kysely }, { from, to }) => {
    await kysely.updateTable('module_updates').set({ user_id: to }).where('user_id', '=', from).execute();
  },
  'stores.owner_id': async ({ kysely }, { from, to }) => {
    await kysely.updateTable('stores').set({ owner_id: to }).where('owner_id', '=', from).execute();
  },
};

/** Gives another person everything that others can work with. Runs within the transaction of `database`. */
export async function handOver(database: Database, handover: Handover): Promise<void> {
  for (const one of Object.values(HANDOVERS)) await one(database, handover);
}
