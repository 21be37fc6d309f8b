import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { UserSettings } from '../users/port.ts';
import type { SettingsRepository } from './port.ts';
import { storedChoice } from './stored-choice.ts';

const DEFAULTS: UserSettings = {
  dndMode: 'simple',
  theme: 'light',
  locale: null,
  autosave: true,
  linkParameters: [],
  sendingProfile: 'custom',
  dashboardTourDone: false,
  editorTourDone: false,
};

type Columns = ReturnType<typeof columnsOf>;

const COLUMNS: Readonly<Record<keyof UserSettings, keyof Columns>> = {
  dndMode: 'dnd_mode',
  theme: 'theme',
  locale: 'locale',
  autosave: 'autosave',
  linkParameters: 'link_parameters',
  sendingProfile: 'sending_profile',
  dashboardTourDone: 'dashboard_tour_done',
  editorTourDone: 'editor_tour_done',
};

export function createSettingsRepository(database: Database): SettingsRepository {
  return {
    read: (userId) => readSettings(database, userId),
    save: (userId, changes) =>
      inTransaction(database, async (open) => {
        const values = columnsOf({ ...DEFAULTS, ...changes });
        const named = (Object.keys(changes) as (keyof UserSettings)[]).map((name) => COLUMNS[name]);
        // Another tab may be saving something else at this moment.
        const changed: Partial<Columns> = Object.fromEntries(named.map((column) => [column, values[column]]));
        await open.kysely
          .insertInto('user_settings')
          .values({ user_id: userId, ...values })
          .onConflict((conflict) => {
            const known = conflict.column('user_id');
            return named.length > 0 ? known.doUpdateSet(changed) : known.doNothing();
          })
          .execute();
        return readSettings(open, userId);
      }),
  };
}

function columnsOf(settings: UserSettings) {
  return {
    dnd_mode: settings.dndMode,
    theme: settings.theme,
    // Nothing chosen is an empty text there.
    locale: settings.locale ?? '',
    autosave: Number(settings.autosave),
    link_parameters: JSON.stringify(settings.linkParameters),
    sending_profile: settings.sendingProfile,
    dashboard_tour_done: Number(settings.dashboardTourDone),
    editor_tour_done: Number(settings.editorTourDone),
  };
}

async function readSettings({ kysely }: Database, userId: string): Promise<UserSettings> {
  const row = await kysely
    .selectFrom('user_settings')
    .select(['dnd_mode as dndMode', 'theme', 'locale', 'autosave', 'link_parameters as linkParameters'])
    .select('sending_profile as sendingProfile')
    .select(['dashboard_tour_done as dashboardTourDone', 'editor_tour_done as editorTourDone'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return DEFAULTS;
  return {
    ...row,
    locale: row.locale || null,
    autosave: row.autosave === 1,
    linkParameters: JSON.parse(row.linkParameters),
    sendingProfile: storedChoice(row.sendingProfile),
    dashboardTourDone: row.dashboardTourDone === 1,
    editorTourDone: row.editorTourDone === 1,
  };
}
