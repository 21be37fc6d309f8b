import { type Migration, Migrator } from 'kysely/migration';
import type { Database, OpenDatabase } from './database.ts';
import { start } from './migrations/001-start.ts';
import { customFields } from './migrations/002-custom-fields.ts';
import { notes } from './migrations/003-notes.ts';
import { sentMails } from './migrations/004-sent-mails.ts';
import { secrets } from './migrations/005-secrets.ts';
import { tickets } from './migrations/006-tickets.ts';
import { thumbnails } from './migrations/007-thumbnails.ts';
import { autosave } from './migrations/008-autosave.ts';

/** One step of the schema, written for both engines. */
type SchemaChange = (database: Database) => Promise<void>;

/** All changes of the schema in the order they came; a released one is never edited. */
const MIGRATIONS: Readonly<Record<string, SchemaChange>> = {
  '001-start': start,
  '002-custom-fields': customFields,
  '003-notes': notes,
  '004-sent-mails': sentMails,
  '005-secrets': secrets,
  '006-tickets': tickets,
  '007-thumbnails': thumbnails,
  '008-autosave': autosave,
};

/** Brings the database to the newest schema; safe when several servers start at once. */
export async function migrate(opened: OpenDatabase): Promise<void> {
  await opened.unhurried(migrateToLatest);
}

async function migrateToLatest(database: Database): Promise<void> {
  const migrations = Object.entries(MIGRATIONS).map(([name, change]): [string, Migration] => [
    name,
    { up: (kysely) => change({ kysely, engine: database.engine }) },
  ]);
  const provider = { getMigrations: async () => Object.fromEntries(migrations) };
  const { error } = await new Migrator({ db: database.kysely, provider }).migrateToLatest();
  if (error) throw error;
}
