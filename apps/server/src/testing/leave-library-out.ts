import type { DatabaseConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { markStepDone } from '../seed/repository.ts';
import { demoStore } from '../seed/steps/demo-store.ts';
import { demoTemplates } from '../seed/steps/demo-templates.ts';
import { layouts } from '../seed/steps/layouts.ts';
import { libraryDesigns } from '../seed/steps/library-designs.ts';
import { moduleLibrary } from '../seed/steps/module-library.ts';
import { pictures } from '../seed/steps/pictures.ts';
import { templateLibrary } from '../seed/steps/template-library.ts';

const LIBRARY = [pictures, layouts, templateLibrary, demoTemplates, libraryDesigns, moduleLibrary, demoStore];

/**
 * Takes the library of an empty database for brought. A server that starts on it makes its accounts alone, with a third
 * of the work: for tests of a process that look at no mail but their own.
 */
export async function leaveLibraryOut(config: DatabaseConfig): Promise<void> {
  const database = openDatabase(config, { exclusive: true });
  await migrate(database);
  for (const { name } of LIBRARY) await markStepDone(database, name, Date.now());
  await database.close();
}
