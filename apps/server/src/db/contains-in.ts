import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Engine } from './database.ts';

/** Compares literally: `%` and `_` mean themselves. PostgreSQL uses its trigram indexes for LIKE alone. */
export function containsIn(text: Expression<unknown>, term: string, engine: Engine): RawBuilder<SqlBool> {
  if (engine === 'sqlite') return sql<SqlBool>`instr(${text}, ${term}) > 0`;
  return sql<SqlBool>`${text} like ${`%${term.replace(/[\\%_]/g, '\\$&')}%`}`;
}
