import type { Database } from '../../../db/database.ts';
import type { ModuleId, ModuleVersionBody, ModuleVersionRecord } from '../../custom-modules/port.ts';
import type { UseViewer } from '../../module-updates/port.ts';
import { readBody } from '../../versions/prepare-body.ts';
import { isKnown } from '../module-updates/known-template-repository.ts';
import { withoutGoneLinks } from './gone-repository.ts';

/** Returns the versions of a module, newest first. */
export async function listModuleVersions(
  database: Database,
  id: ModuleId,
  viewer: UseViewer,
): Promise<readonly ModuleVersionRecord[]> {
  const rows = await selectVersions(database, id).orderBy('v.version', 'desc').execute();
  const uses = await countUses(database, id, viewer);
  return rows.map((row) => recordOf(row, uses));
}

/** Returns a version with its content; null when there is none. */
export async function readModuleVersion(
  database: Database,
  { id, version }: { readonly id: ModuleId; readonly version: number },
  viewer: UseViewer,
): Promise<ModuleVersionBody | null> {
  const row = await selectVersions(database, id)
    .innerJoin('bodies as b', (join) => join.onRef('b.template_id', '=', 'v.module_id').onRef('b.hash', '=', 'v.hash'))
    .select('b.content')
    .where('v.version', '=', version)
    .executeTakeFirst();
  if (!row) return null;
  const bodies = await withoutGoneLinks(database, new Map([[id, await readBody(row.content)]]));
  const body = bodies.get(id);
  return body ? { ...recordOf(row, await countUses(database, id, viewer)), body } : null;
}

function selectVersions({ kysely }: Database, id: ModuleId) {
  return kysely
    .selectFrom('module_versions as v')
    .leftJoin('users as u', 'u.id', 'v.user_id')
    .select(['v.version', 'v.created_at', 'v.user_id', 'u.first_name', 'u.last_name'])
    .where('v.module_id', '=', id);
}

type VersionRow = Awaited<ReturnType<ReturnType<typeof selectVersions>['executeTakeFirstOrThrow']>>;

function recordOf(row: VersionRow, uses: ReadonlyMap<number, number>): ModuleVersionRecord {
  return {
    version: row.version,
    created: row.created_at,
    author: { id: row.user_id, firstName: row.first_name ?? '', lastName: row.last_name ?? '' },
    uses: uses.get(row.version) ?? 0,
  };
}

/** Returns the number of uses of each version, in templates that the viewer knows. */
async function countUses({ kysely }: Database, id: ModuleId, viewer: UseViewer): Promise<ReadonlyMap<number, number>> {
  const rows = await kysely
    .selectFrom('module_uses as u')
    .innerJoin('templates as t', 't.id', 'u.template_id')
    .where('u.module_id', '=', id)
    .where('t.id', '<>', id)
    .where('t.status', '<>', 'deleted')
    .select(['u.version', (eb) => eb.fn.countAll<number>().as('uses')])
    .where((eb) => isKnown(eb, viewer))
    .groupBy('u.version')
    .execute();
  return new Map(rows.map(({ version, uses }) => [version, uses]));
}
