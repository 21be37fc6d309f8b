import { type Database, inTransaction } from '../../db/database.ts';
import type { CategoryRepository } from '../categories/port.ts';
import { createCategoryRepository } from '../categories/repository.ts';
import type { TemplateId, TemplateRepository } from './port.ts';
import { lockRows } from './record-repository.ts';
import { createTemplateRepository } from './repository.ts';

interface Inside {
  readonly templates: TemplateRepository;
  readonly categories: CategoryRepository;
}

/** Runs work in one transaction during which nobody else changes the template. */
export type Exclusively = <T>(id: TemplateId, work: (inside: Inside) => Promise<T>) => Promise<T>;

export function createExclusively(database: Database): Exclusively {
  return (id, work) =>
    inTransaction(database, async (open) => {
      await lockRows(open, [id]);
      return work({ templates: createTemplateRepository(open), categories: createCategoryRepository(open) });
    });
}
