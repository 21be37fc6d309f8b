import { endpoints, LIMITS } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { foldText } from '../../db/fold-text.ts';
import type { RateLimits } from '../../rates/rate-limits.ts';
import type { UserRecord, UserRepository } from '../users/port.ts';
import { isPassword } from './passwords.ts';
import type { SessionRecord, SessionRepository } from './port.ts';
import { keyHash, newSessionKeys, type SessionKeys, tokenOf } from './session-keys.ts';

const IDLE = LIMITS.session.idleHours * 3_600_000;
const LONGEST = LIMITS.session.maxDays * 86_400_000;
/** A session's last use is written at most this often; each write waits for the disk. */
const TOUCH_EVERY = 300_000;

export interface AuthDeps {
  readonly sessions: SessionRepository;
  readonly limits: RateLimits;
  readonly users: UserRepository;
  /** Demo accounts may sign in and be switched between. */
  readonly demo: boolean;
  readonly now: () => number;
}

export interface LiveSession {
  readonly user: UserRecord;
  /** Milliseconds until it ends, if it is not used again. */
  readonly expiresIn: number;
}

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService({ sessions, limits, users, demo, now }: AuthDeps) {
  const { rates } = endpoints.auth.login;

  async function open(userId: string): Promise<SessionKeys> {
    const keys = newSessionKeys();
    const time = now();
    await sessions.removeUnusedSince(time - IDLE);
    await sessions.add({
      idHash: keyHash(keys.sessionId),
      tokenHash: keyHash(tokenOf(keys.sessionId)),
      pageHash: keyHash(keys.pageSession),
      userId,
      createdAt: time,
      usedAt: time,
    });
    return keys;
  }

  async function live(session: SessionRecord | null): Promise<LiveSession | null> {
    const time = now();
    if (!session || session.usedAt + IDLE <= time || session.createdAt + LONGEST <= time) return null;
    const user = await users.find(session.userId);
    if (!user || (user.isDemo && !demo)) return null;
    // A last use ahead of the time is of a clock that was wrong, and would keep the session for longer.
    if (Math.abs(time - session.usedAt) >= TOUCH_EVERY) await sessions.touch(session.idHash, time);
    return { user, expiresIn: Math.min(IDLE, session.createdAt + LONGEST - time) };
  }

  return {
    /** A session of somebody who has proved who they are in another way. */
    open,

    /** Throws `RATE_LIMITED` or `WRONG_CREDENTIALS`; takes as long for an unknown address as for a wrong password. */
    async login(email: string, password: string, from: { address: string; isShared?: boolean }): Promise<SessionKeys> {
      const payer = { ...from, account: foldText(email) };
      // Before the password is looked at, so that attempts side by side cannot slip through together.
      const retryAfter = await limits.take(rates, payer);
      const known = await users.findForLogin(email);
      const refused = (reason: string) => ({ signIn: reason, userId: known?.id ?? null });
      if (retryAfter > 0) throw new AppError('RATE_LIMITED', { retryAfter, log: refused('too many failures') });
      const mayEnter = known !== null && (demo || !known.isDemo);
      const matches = await isPassword(password, mayEnter ? known.passwordHash : null);
      if (!mayEnter || !matches) {
        const reason = known ? 'wrong password' : 'unknown account';
        throw new AppError('WRONG_CREDENTIALS', { log: refused(reason) });
      }
      await limits.forgive(rates, payer);
      return open(known.id);
    },

    /** The live session of a session id; null when it has ended or never was. */
    bySessionId: async (sessionId: string) => live(await sessions.find('idHash', keyHash(sessionId))),

    /** The person a page in a new window is opened by; null for a stranger. */
    async byPageSession(pageSession: string): Promise<UserRecord | null> {
      return (await live(await sessions.find('pageHash', keyHash(pageSession))))?.user ?? null;
    },

    /** The person whose live session has this token; with a session id, only if both are of one session. */
    async byToken(token: string, sessionId: string | null): Promise<UserRecord | null> {
      const session = await sessions.find('tokenHash', keyHash(token));
      if (session && sessionId !== null && session.idHash !== keyHash(sessionId)) return null;
      return (await live(session))?.user ?? null;
    },

    logout: (sessionId: string) => sessions.remove(keyHash(sessionId)),

    logoutAll: (userId: string) => sessions.removeOfUser(userId),

    /** The accounts one may switch to; none where switching does not exist. */
    principals: async (): Promise<readonly UserRecord[]> => (demo ? users.listDemo() : []),

    /** Ends the present session and opens one of another demo account. */
    async switchTo(principalId: string, sessionId: string): Promise<SessionKeys> {
      if (!demo) throw new AppError('ROUTE_NOT_FOUND');
      const user = await users.find(principalId);
      if (!user?.isDemo) throw new AppError('USER_NOT_FOUND');
      await sessions.remove(keyHash(sessionId));
      return open(user.id);
    },
  };
}
