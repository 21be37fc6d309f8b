import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { ModuleUseRepository, UseViewer } from '../../module-updates/port.ts';
import { recordsById } from '../record-repository.ts';
import { countUses } from './count-uses.ts';
import { isKnown } from './known-template-repository.ts';

/** Versions that are compared with the next one; older ones are hardly in use. */
const MAX_VERSIONS = 100;

export function createModuleUseRepository(database: Database): ModuleUseRepository {
  const uses = (moduleId: string) =>
    database.kysely
      .selectFrom('module_uses as u')
      .innerJoin('templates as t', 't.id', 'u.template_id')
      .where('u.module_id', '=', moduleId)
      .where('t.id', '<>', moduleId)
      .where('t.status', '<>', 'deleted');

  const outdated = (
    moduleId: string,
    viewer: UseViewer,
    { version, draftsOnly }: { readonly version: number; readonly draftsOnly: boolean },
  ) =>
    uses(moduleId)
      .where('u.version', '<>', version)
      .$if(draftsOnly, (found) => found.where('t.status', '=', 'draft').where('t.type', '=', 'email'))
      .where((eb) => isKnown(eb, viewer));

  return {
    async list(moduleId, viewer, { limit, offset }) {
      // First which ones: what a record takes is looked up for this page alone.
      const page = await uses(moduleId)
        .select(['t.id', 'u.version', 'u.instances'])
        .where((eb) => isKnown(eb, viewer))
        .orderBy('t.modified_at', 'desc')
        .orderBy('t.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const ids = page.map(({ id }) => id);
      const records = await recordsById(database, ids, viewer.userId);
      return page.flatMap(({ id, version, instances }) => {
        const template = records.get(id);
        return template ? [{ template, version, instances }] : [];
      });
    },

    async counts(moduleId, viewer) {
      const rows = await uses(moduleId)
        .select(['t.status', 't.type', ({ fn }) => fn.countAll<number>().as('count')])
        .select((eb) => sql<number>`sum(case when ${isKnown(eb, viewer)} then 1 else 0 end)`.as('known'))
        .groupBy(['t.status', 't.type'])
        .execute();
      return countUses(rows);
    },

    async versionsBehind(moduleId, viewer, wanted) {
      const rows = await outdated(moduleId, viewer, wanted)
        .select('u.version')
        .distinct()
        .orderBy('u.version', 'desc')
        .limit(MAX_VERSIONS)
        .execute();
      return rows.map(({ version }) => version);
    },

    async behind(moduleId, viewer, wanted) {
      const rows = await outdated(moduleId, viewer, wanted)
        .select('t.id')
        .orderBy('t.modified_at', 'desc')
        .orderBy('t.id', 'desc')
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
