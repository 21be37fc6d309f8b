import type { ModuleNesting } from '@mailwright/document';
import type { Database } from '../../../db/database.ts';
import type { ModuleId, NestedModule } from '../../custom-modules/port.ts';
import { lockRows } from '../record-repository.ts';

/** Returns how a module and the modules in it are nested, by the index of all working copies. */
export async function nestingOf({ kysely }: Database, { id, inner }: NestedModule): Promise<ModuleNesting> {
  if (inner.length === 0) return { inside: () => [], around: () => [] };
  const below = await kysely
    .selectFrom('module_uses')
    .select(['template_id', 'module_id'])
    .where('template_id', 'in', inner)
    .execute();
  const holders = await kysely
    .selectFrom('module_uses as u')
    .innerJoin('modules as m', 'm.template_id', 'u.template_id')
    .select('u.template_id')
    .where('u.module_id', '=', id ?? '')
    .execute();
  return {
    inside: (moduleId) => below.filter((use) => use.template_id === moduleId).map((use) => use.module_id),
    around: () => holders.map((use) => use.template_id),
  };
}

/** Returns the same, and locks the modules for the rest of the transaction: nobody makes a version of them meanwhile. */
export async function lockedNesting(database: Database, nested: NestedModule): Promise<ModuleNesting> {
  const ids: ModuleId[] = [...nested.inner, ...(nested.id === null ? [] : [nested.id])];
  if (nested.inner.length > 0) await lockRows(database, ids);
  return nestingOf(database, nested);
}
