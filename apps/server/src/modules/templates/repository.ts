import type { Database } from '../../db/database.ts';
import { removeTemplates, setTemplateStatus } from './bulk/bulk-repository.ts';
import { createTemplate } from './create/create-repository.ts';
import { countTemplates } from './list/count-repository.ts';
import { countListed, listTemplates } from './list/list-repository.ts';
import type { TemplateRepository } from './port.ts';
import { recordRow, toRecord } from './record-repository.ts';
import { setTemplateLock, shareTemplate } from './status/sharing-repository.ts';
import { currentBodies, currentText } from './update/body-repository.ts';
import { updateTemplate } from './update/update-repository.ts';

export function createTemplateRepository(database: Database): TemplateRepository {
  const { kysely } = database;
  return {
    async find(id, viewerId) {
      const row = await recordRow(database, id, viewerId);
      return row ? toRecord(database, row) : null;
    },
    list: (query) => listTemplates(database, query),
    count: (query) => countListed(database, query),
    counts: (userId, options) => countTemplates(database, userId, options?.all ?? false),
    create: (template) => createTemplate(database, template),
    update: (update) => updateTemplate(database, update),
    setStatus: ({ userId, ...change }) => setTemplateStatus(database, { ...change, viewerId: userId }),
    remove: (change) => removeTemplates(database, change),
    share: (change) => shareTemplate(database, change),
    setLock: (change) => setTemplateLock(database, change),
    async setFavourite(userId, id, marked, now) {
      const mark = { user_id: userId, template_id: id };
      if (!marked) {
        await kysely.deleteFrom('favourites').where('user_id', '=', userId).where('template_id', '=', id).execute();
        return;
      }
      const values = { ...mark, created_at: now };
      await kysely
        .insertInto('favourites')
        .values(values)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    body: async (id) => (await currentBodies(database, [id])).get(id) ?? null,
    bodyText: (id) => currentText(database, id),
    bodies: (ids) => currentBodies(database, ids),
  };
}
