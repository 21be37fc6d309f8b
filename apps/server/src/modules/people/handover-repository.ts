import type { Database } from '../../db/database.ts';

/**
 * Gives everything that mails are made of to somebody else: templates, modules with their categories, and stores. Images
 * stay where they lie, and are shown as before. Runs within the transaction that it is given.
 */
export async function handOver({ kysely, engine }: Database, from: string, to: string): Promise<void> {
  const theirs = kysely.selectFrom('templates').select('id').where('owner_id', '=', from);
  if (engine === 'postgres') await theirs.orderBy('id').forUpdate().noWait().execute();
  // Nobody shares a template with its owner.
  await kysely.deleteFrom('collaborators').where('user_id', '=', to).where('template_id', 'in', theirs).execute();
  await kysely
    .updateTable('templates')
    .set({ locked_by: null, lock_expires_at: 0 })
    .where('owner_id', '=', from)
    .where((eb) =>
      eb.or([
        eb('locked_by', '=', from),
        eb.not(
          eb.exists(
            eb.selectFrom('collaborators as c').select('c.user_id').whereRef('c.template_id', '=', 'templates.id'),
          ),
        ),
      ]),
    )
    .execute();
  await kysely
    .updateTable('templates')
    .set({ is_shared: 0 })
    .where('owner_id', '=', from)
    .where('is_shared', '=', 1)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('collaborators as c').select('c.user_id').whereRef('c.template_id', '=', 'templates.id'),
        ),
      ),
    )
    .execute();
  await handOverCategories(kysely, from, to);
  await kysely.updateTable('templates').set({ owner_id: to }).where('owner_id', '=', from).execute();
  await kysely.updateTable('stores').set({ owner_id: to }).where('owner_id', '=', from).execute();
}

/** Names of categories are each one's own: what the other person has under the same name takes the members in. */
async function handOverCategories(kysely: Database['kysely'], from: string, to: string): Promise<void> {
  const named = (owner: string) =>
    kysely.selectFrom('categories').select(['id', 'name_key', 'type']).where('owner_id', '=', owner).execute();
  const standing = await named(to);
  for (const { id, name_key, type } of await named(from)) {
    const same = standing.find((category) => category.name_key === name_key && category.type === type);
    if (!same) {
      await kysely.updateTable('categories').set({ owner_id: to }).where('id', '=', id).execute();
      continue;
    }
    await kysely
      .updateTable('template_categories')
      .set({ category_id: same.id })
      .where('category_id', '=', id)
      .execute();
    await kysely.deleteFrom('categories').where('id', '=', id).execute();
  }
}
