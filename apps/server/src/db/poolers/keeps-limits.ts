import { LIMITS, openPostgresPool } from '../postgres.ts';

/** A parameter of our own, which changes nothing wherever it is left. */
const MARK = 'mailwright.session';

/**
 * Returns whether limits of statements and locks last as long as a connection. They do not where a pooler gives each
 * transaction another connection of PostgreSQL's: what was set is then anybody's.
 */
export async function keepsLimits(url: string): Promise<boolean> {
  const pool = openPostgresPool(url, { max: 2 });
  try {
    const [own, other] = await Promise.all([pool.connect(), pool.connect()]);
    try {
      const settingOf = async (name: string): Promise<unknown> => {
        const { rows } = await own.query('select current_setting($1, true) as value', [name]);
        return rows[0]?.value;
      };
      await own.query(`set ${MARK} = 'own'`);
      // Whoever else has a transaction open keeps the connection that was used last.
      await other.query('begin');
      const [mark, statement] = [await settingOf(MARK), await settingOf('statement_timeout')];
      await other.query('rollback');
      return mark === 'own' && statement === `${LIMITS.statement_timeout}ms`;
    } finally {
      own.release(true);
      other.release(true);
    }
  } finally {
    await pool.end();
  }
}
