import type { Database } from '../../../db/database.ts';
import type { Handover } from './port.ts';

/** Hands over templates and modules, those of the system too. The people they are shared with stay, except the heir. */
export async function handOverTemplates({ kysely, engine }: Database, { from, to }: Handover): Promise<void> {
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
  await kysely.updateTable('templates').set({ owner_id: to }).where('owner_id', '=', from).execute();
}
