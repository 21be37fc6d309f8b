import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { CategoryRepository } from '../../categories/port.ts';
import type { ModuleRepository } from '../../custom-modules/port.ts';
import type { TemplateId, TemplateRepository } from '../port.ts';
import { lockRows } from '../record-repository.ts';

interface Inside {
  readonly templates: TemplateRepository;
  readonly categories: CategoryRepository;
  readonly customModules: ModuleRepository;
}

/** Runs work in one transaction during which nobody else changes the template. */
export type Exclusively = <T>(id: TemplateId, work: (inside: Inside) => Promise<T>) => Promise<T>;

/** `repositories` makes those that work within a transaction. */
export function createExclusively(database: Database, repositories: (open: Database) => Inside): Exclusively {
  return (id, work) =>
    inTransaction(database, async (open) => {
      await lockRows(open, [id]);
      return work(repositories(open));
    });
}
