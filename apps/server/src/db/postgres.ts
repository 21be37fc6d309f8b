import pg from 'pg';

const INT8 = 20;

/** A pool of connections that reads 64-bit integers as numbers: ours are times and counts, all below 2^53. */
export function openPostgresPool(url: string): pg.Pool {
  const types: pg.CustomTypesConfig = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === INT8 && format !== 'binary'
        ? Number
        : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    application_name: 'mailwright',
    types,
  });
  // Without a listener, a connection lost while idle would end the process; the pool replaces it.
  pool.on('error', () => undefined);
  return pool;
}
