import { type Database, inTransaction } from '../../db/database.ts';
import type { UserSettings } from '../users/port.ts';
import type { SettingsRepository } from './port.ts';

const DEFAULTS: UserSettings = { dndMode: 'simple', theme: 'light', locale: null, autosave: true };

export function createSettingsRepository(database: Database): SettingsRepository {
  return {
    read: (userId) => readSettings(database, userId),
    save: (userId, changes) =>
      inTransaction(database, async (open) => {
        const settings = { ...(await readSettings(open, userId)), ...changes };
        const { dndMode: dnd_mode, theme, locale, autosave } = settings;
        // Nothing chosen is an empty text there.
        const values = { dnd_mode, theme, locale: locale ?? '', autosave: autosave ? 1 : 0 };
        await open.kysely
          .insertInto('user_settings')
          .values({ user_id: userId, ...values })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
          .execute();
        return settings;
      }),
  };
}

async function readSettings({ kysely }: Database, userId: string): Promise<UserSettings> {
  const row = await kysely
    .selectFrom('user_settings')
    .select(['dnd_mode as dndMode', 'theme', 'locale', 'autosave'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? { ...row, locale: row.locale || null, autosave: row.autosave === 1 } : DEFAULTS;
}
