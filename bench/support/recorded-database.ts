import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import type { DatabaseConfig } from '../../apps/server/src/config.ts';
import type { Database } from '../../apps/server/src/db/database.ts';
import { openPostgresPool } from '../../apps/server/src/db/postgres.ts';
import type { Schema } from '../../apps/server/src/db/schema.ts';
import { NodeSqliteDialect, openSqliteFile } from '../../apps/server/src/db/sqlite.ts';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** The statements that a call of a repository sends, so that the bare driver can be given the very same. */
export async function statementsOf(
  config: DatabaseConfig,
  call: (database: Database) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const log = ({ query }: LogEvent) => {
    statements.push({ sql: query.sql, parameters: query.parameters });
  };
  const dialect =
    config.kind === 'sqlite'
      ? new NodeSqliteDialect(openSqliteFile(config.folder))
      : new PostgresDialect({ pool: openPostgresPool(config.url, { max: 10 }) });
  const kysely = new Kysely<Schema>({ dialect, log });
  await call({ kysely, engine: config.kind === 'sqlite' ? 'sqlite' : 'postgres' });
  await kysely.destroy();
  return statements;
}

/** A driver with nothing around it. Preparing once is what the quickest program would do. */
export interface BareDriver {
  run(statements: readonly Statement[]): Promise<void>;
  close(): Promise<void>;
}

export function openBareDriver(config: DatabaseConfig): BareDriver {
  if (config.kind === 'postgres') {
    const pool = openPostgresPool(config.url, { max: 10 });
    return {
      async run(statements) {
        const client = await pool.connect();
        for (const { sql, parameters } of statements) await client.query(sql, [...parameters]);
        client.release();
      },
      close: () => pool.end(),
    };
  }
  const file = new DatabaseSync(path.join(config.folder, 'mailwright.db'));
  file.exec(
    'pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -65536; pragma temp_store = memory',
  );
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  return {
    async run(statements) {
      for (const { sql, parameters } of statements) {
        const statement = prepared.get(sql) ?? file.prepare(sql);
        prepared.set(sql, statement);
        statement.all(...(parameters as string[]));
      }
    },
    close: async () => file.close(),
  };
}
