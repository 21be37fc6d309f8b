import pg from 'pg';
import { AppError } from '../app-error.ts';

/** Codes with which PostgreSQL ends a session: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const SESSION_ENDED: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', '57P04', '57P05', '25P03', '25P04']);

/** Codes of PostgreSQL for what it cannot do now and could do otherwise: no room, timeouts, a standby, conflicts. */
const NOT_NOW: ReadonlySet<string> = new Set([
  '25006',
  '40001',
  '40P01',
  '53000',
  '53200',
  '53300',
  '53400',
  '55P03',
  '57014',
]);

const LOCK_NOT_AVAILABLE = '55P03';

/** The session behind a failed statement is gone. */
export function endsSession(error: unknown): boolean {
  const state = stateOf(error);
  return state !== null && (SESSION_ENDED.has(state) || state.startsWith('08'));
}

/** Returns a failure of the database itself as `DATABASE_UNAVAILABLE`; an error about a refused statement stays what it is. */
export function asUnavailable(error: unknown, isLost: boolean): unknown {
  if (error instanceof AppError) return error;
  const state = stateOf(error);
  const isUnavailable = isLost || endsSession(error) || (state !== null && NOT_NOW.has(state));
  return isUnavailable ? new AppError('DATABASE_UNAVAILABLE', { cause: error }) : error;
}

/** Returns whether another transaction has kept a row or table locked for too long. */
export function isLockedByOthers(error: unknown): boolean {
  return error instanceof AppError && stateOf(error.cause) === LOCK_NOT_AVAILABLE;
}

function stateOf(error: unknown): string | null {
  return error instanceof pg.DatabaseError ? (error.code ?? null) : null;
}
