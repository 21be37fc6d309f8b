import { nanoid } from 'nanoid';
import pg from 'pg';

export interface PostgresDatabase {
  readonly name: string;
  readonly url: string;
  /** The rows that a statement answers. */
  ask(statement: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  drop(): Promise<void>;
}

/** A database with a name of its own on the PostgreSQL at an address: empty, or a copy of another one there. */
export async function createDatabaseOn(base: string, template = 'template1'): Promise<PostgresDatabase> {
  const unique = nanoid(10).toLowerCase();
  const name = `test_${unique.replaceAll(/[^a-z0-9]/g, 'x')}`;
  await onServer(base, `create database ${name} template ${template}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    ask: (statement) => onServer(url.href, statement),
    async drop() {
      await onServer(base, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
