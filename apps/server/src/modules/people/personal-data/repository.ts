import type { Database } from '../../../db/database.ts';
import { createAuditRows } from './audit-rows-repository.ts';
import { createLibraryRows } from './library-rows-repository.ts';
import { createPersonRows } from './person-rows-repository.ts';
import type { PersonalDataRepository } from './port.ts';
import { createSharedRows } from './shared-rows-repository.ts';
import { createTemplateRows } from './template-rows-repository.ts';

export function createPersonalDataRepository(database: Database): PersonalDataRepository {
  return {
    ...createPersonRows(database),
    ...createTemplateRows(database),
    ...createSharedRows(database),
    ...createLibraryRows(database),
    ...createAuditRows(database),
  };
}
