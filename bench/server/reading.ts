import type { DatabaseConfig } from '../../apps/server/src/config.ts';
import type { Database } from '../../apps/server/src/db/database.ts';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import type { TemplateQuery } from '../../apps/server/src/modules/templates/port.ts';
import { createTemplateRepository } from '../../apps/server/src/modules/templates/repository.ts';
import { openBareDriver, statementsOf } from '../support/recorded-database.ts';
import { figure } from '../support/statistics.ts';
import { p50, p95, ratio, timesOf } from '../support/times-of.ts';
import { OWNERS, ownerId } from './data-set.ts';

const CALLS = 400;

type Call = (database: Database, owner: string) => Promise<unknown>;

function list(values: Partial<TemplateQuery> = {}): Call {
  return (database, owner) =>
    createTemplateRepository(database).list({
      scope: { kind: 'own', userId: owner },
      viewerId: owner,
      type: 'email',
      statuses: ['published'],
      sort: 'lastModified',
      direction: 'desc',
      limit: 20,
      offset: 0,
      ...values,
    });
}

const contains = (value: string) => list({ anyOf: [[{ key: 'name', value, operation: 'CONTAINS' }]] });

const CALLS_BY_NAME: Readonly<Record<string, Call>> = {
  'list of 20, last modified first': list(),
  'list of 20, by name, page 10': list({ sort: 'name', direction: 'asc', offset: 200 }),
  'search CONTAINS "letter"': contains('LETTER'),
  'search CONTAINS "sa"': contains('sa'),
  'sidebar counts': (database, owner) => createTemplateRepository(database).counts(owner),
};

/** Each call through the repository, and its very statements through the bare driver, in turns of one owner each. */
export async function measureReading(config: DatabaseConfig): Promise<string[][]> {
  const database = openDatabase(config, { exclusive: false });
  const bare = openBareDriver(config);
  const rows: string[][] = [];
  for (const [name, call] of Object.entries(CALLS_BY_NAME)) {
    const statements = await Promise.all(
      Array.from({ length: OWNERS }, (_, index) => statementsOf(config, (recorded) => call(recorded, ownerId(index)))),
    );
    const times = await timesOf(CALLS, {
      ours: (index) => call(database, ownerId(index % OWNERS)),
      bare: (index) => bare.run(statements[index % OWNERS] ?? []),
    });
    rows.push([
      name,
      String(statements[0]?.length),
      `${figure(p50(times.ours))} / ${figure(p95(times.ours))}`,
      `${figure(p50(times.bare))} / ${figure(p95(times.bare))}`,
      `${ratio(p50(times.ours), p50(times.bare))} / ${ratio(p95(times.ours), p95(times.bare))}`,
    ]);
  }
  await database.close();
  await bare.close();
  return rows;
}
