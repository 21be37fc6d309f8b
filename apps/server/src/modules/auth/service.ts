import { endpoints, isEmailAddress, LIMITS } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { foldText } from '../../db/fold-text.ts';
import type { FactorStatus } from '../../http/caller.ts';
import type { RateLimits } from '../../rates/rate-limits.ts';
import { isStorageFull } from '../../storage/storage-full.ts';
import type { UserRecord, UserRepository } from '../users/port.ts';
import { isPassword } from './passwords.ts';
import type { Opening, SessionOrigin, SessionRecord, SessionRepository } from './port.ts';
import { keyHash, newSessionKeys, type SessionKeys, tokenOf } from './session-keys.ts';
import type { SignInLog } from './sign-in-log.ts';
import type { SignInPlace } from './sign-in-place.ts';

const IDLE = LIMITS.session.idleHours * 3_600_000;
const MAX_SESSION_AGE_MS = LIMITS.session.maxDays * 86_400_000;
/**
 * Shortest time between writing a session's last use, and when its person was last seen, milliseconds; each write waits for the
 * disk.
 */
const TOUCH_EVERY = 300_000;
/** Most characters of a user agent that are stored. */
const MAX_DEVICE_LENGTH = 400;

export interface AuthDeps {
  readonly sessions: SessionRepository;
  readonly limits: RateLimits;
  readonly users: UserRepository;
  readonly secondFactor: {
    /**
     * Returns the challenge for the second factor; null when the password is enough, 'replaced' when the password has been
     * replaced meanwhile.
     */
    challenge(userId: string, opening: Opening): Promise<{ readonly id: string } | 'replaced' | null>;
    /** Returns whether a session of this origin needs a second factor, has one, or has to set one up. */
    standing(user: UserRecord, origin: SessionOrigin): Promise<FactorStatus>;
  };
  /** True when people may sign in to demo accounts and switch between them. */
  readonly demo: boolean;
  readonly now: () => number;
  readonly log: Pick<SignInLog, 'started' | 'refused'>;
}

/** Error codes of a wrong answer, and of an answer that cannot be checked. */
const WRONG: ReadonlySet<string> = new Set(['WRONG_CODE', 'PASSKEY_REFUSED', 'AUTHENTICATOR_UNAVAILABLE']);

/** Answer with a second factor, or with a passkey instead of a password. */
interface FactorAnswer {
  readonly factor: 'code' | 'passkey';
  /** Returns the account that the answer should belong to; null when that is unknown. Never rejects. */
  readonly whose: () => Promise<string | null>;
  readonly from: SignInPlace;
}

export interface LiveSession {
  readonly user: UserRecord;
  readonly factor: FactorStatus;
  /** Milliseconds until it ends, if it is not used again. */
  readonly expiresIn: number;
}

export type AuthService = ReturnType<typeof createAuthService>;

/** Session, or challenge that must be answered with a second factor first. */
export type Entry = { readonly keys: SessionKeys } | { readonly challenge: string };

export function createAuthService({ sessions, limits, users, secondFactor, demo, now, log }: AuthDeps) {
  const { rates } = endpoints.auth.login;

  async function noteSeen(userId: string, time: number): Promise<void> {
    try {
      await users.noteSeen(userId, time);
    } catch (error) {
      // A full disk keeps nobody out.
      if (!isStorageFull(error)) throw error;
    }
  }

  /** Logs that the password was replaced after it was given, and returns the error for it. */
  async function replaced(userId: string, from: SignInPlace): Promise<AppError> {
    const user = await users.find(userId);
    await log.refused({ ...(user && { email: user.email }) }, from);
    return new AppError('WRONG_CREDENTIALS', { log: { signIn: 'password replaced meanwhile', userId } });
  }

  async function open(
    userId: string,
    from: SignInPlace,
    { word = null, passwordHash = null, origin = word === null ? 'here' : 'provider' }: Opening = {},
  ): Promise<SessionKeys> {
    const user = await users.find(userId);
    if (user && !user.isActive) {
      const by = origin === 'here' ? {} : { by: origin };
      await log.refused({ email: user.email, ...by, reason: 'deactivated' }, from);
      throw new AppError('ACCOUNT_DEACTIVATED', { log: { signIn: 'deactivated account', userId } });
    }
    const { address, device = '' } = from;
    const keys = newSessionKeys();
    const time = now();
    await sessions.removeUnusedSince(time - IDLE);
    const isAdded = await sessions.add({
      idHash: keyHash(keys.sessionId),
      tokenHash: keyHash(tokenOf(keys.sessionId)),
      pageHash: keyHash(keys.pageSession),
      userId,
      createdAt: time,
      usedAt: time,
      device: device.slice(0, MAX_DEVICE_LENGTH),
      address,
      origin,
      word,
      passwordHash,
    });
    if (!isAdded) throw await replaced(userId, from);
    await noteSeen(userId, time);
    if (user) await log.started(user, from);
    return keys;
  }

  async function enter(userId: string, from: SignInPlace, opening: Opening): Promise<Entry> {
    const challenge = await secondFactor.challenge(userId, opening);
    if (challenge === 'replaced') throw await replaced(userId, from);
    return challenge === null ? { keys: await open(userId, from, opening) } : { challenge: challenge.id };
  }

  const isOver = ({ usedAt, createdAt }: SessionRecord, time: number) =>
    usedAt + IDLE <= time || createdAt + MAX_SESSION_AGE_MS <= time;

  async function live(session: SessionRecord | null, address?: string): Promise<LiveSession | null> {
    const time = now();
    if (!session || isOver(session, time)) return null;
    const user = await users.find(session.userId);
    if (!user?.isActive || (user.isDemo && !demo)) return null;
    // A last use ahead of the time is of a clock that was wrong, and would keep the session for longer.
    if (Math.abs(time - session.usedAt) >= TOUCH_EVERY) {
      await sessions.touch(session.idHash, time, address);
      await noteSeen(user.id, time);
    }
    const factor = await secondFactor.standing(user, session.origin);
    return { user, factor, expiresIn: Math.min(IDLE, session.createdAt + MAX_SESSION_AGE_MS - time) };
  }

  return {
    /** Opens a session for a person who has proved who they are with everything that their account asks for. */
    open,

    /**
     * Continues a sign-in after the password or the provider: opens a session, or starts the challenge for the second factor.
     */
    enter,

    /**
     * Signs in with a password. Throws `RATE_LIMITED` or `WRONG_CREDENTIALS`; takes as long for an unknown address as for a
     * wrong password.
     */
    async login(email: string, password: string, from: SignInPlace): Promise<Entry> {
      const { address, isShared = false } = from;
      const payer = { address, isShared, account: foldText(email) };
      // Before the password is looked at, so that attempts side by side cannot slip through together.
      const retryAfter = await limits.take(rates, payer);
      const known = await users.findForLogin(email);
      const refused = (reason: string) => ({ signIn: reason, userId: known?.id ?? null });
      if (retryAfter > 0) throw new AppError('RATE_LIMITED', { retryAfter, log: refused('too many failures') });
      const mayEnter = known !== null && (demo || !known.isDemo);
      const matches = await isPassword(password, mayEnter ? known.passwordHash : null);
      if (!mayEnter || !matches) {
        const reason = known ? 'wrong password' : 'unknown account';
        // What is no address may be a password in the wrong field, which is kept nowhere.
        await log.refused(known !== null || isEmailAddress(email) ? { email } : {}, from);
        throw new AppError('WRONG_CREDENTIALS', { log: refused(reason) });
      }
      await limits.forgive(rates, payer);
      return enter(known.id, from, { passwordHash: known.passwordHash });
    },

    /** Returns the live session of a session id; null when it has ended or never existed. */
    bySessionId: async (sessionId: string) => live(await sessions.find('idHash', keyHash(sessionId))),

    /**
     * Returns the person whose live session has an id with this hash; null when there is none, or when they must set up a
     * second factor first.
     */
    async byIdHash(idHash: string): Promise<UserRecord | null> {
      const session = await live(await sessions.find('idHash', idHash));
      return session && session.factor !== 'due' ? session.user : null;
    },

    /**
     * Returns the person who opens a page in a new window; null for a stranger, and for a person who must set up a second
     * factor first.
     */
    async byPageSession(pageSession: string): Promise<UserRecord | null> {
      const session = await live(await sessions.find('pageHash', keyHash(pageSession)));
      return session && session.factor !== 'due' ? session.user : null;
    },

    /** Returns the live session of a token; with a session id, only if both are of one session. */
    async byToken(token: string, sessionId: string | null, address?: string): Promise<LiveSession | null> {
      const session = await sessions.find('tokenHash', keyHash(token));
      if (session && sessionId !== null && session.idHash !== keyHash(sessionId)) return null;
      return live(session, address);
    },

    /** Returns the live sessions of a person, last used first. */
    async sessionsOf(userId: string): Promise<readonly SessionRecord[]> {
      const time = now();
      return (await sessions.listOfUser(userId)).filter((session) => !isOver(session, time));
    },

    /** Ends one session of a person; false when they have no such session. */
    async endSession(userId: string, idHash: string): Promise<boolean> {
      if (!(await sessions.listOfUser(userId)).some((session) => session.idHash === idHash)) return false;
      await sessions.remove(idHash);
      return true;
    },

    /** Ends every session of a person except the one they are using. */
    endOthers: (userId: string, sessionId: string) => sessions.removeOfUser(userId, keyHash(sessionId)),

    /** Returns the ID token that was stored with a session; null when there is none. */
    idTokenOf: (sessionId: string) => sessions.idTokenOf(keyHash(sessionId)),

    logout: (sessionId: string) => sessions.remove(keyHash(sessionId)),

    logoutAll: (userId: string) => sessions.removeOfUser(userId),

    /** Returns the accounts that people may switch to; none when switching is off. */
    principals: async (): Promise<readonly UserRecord[]> =>
      demo ? (await users.listDemo()).filter(({ isActive }) => isActive) : [],

    /**
     * Awaits an answer with a code or a passkey, and logs a wrong or late one. The reason in the log is `expired` for a
     * challenge that is over, was answered before or never existed; the account is then mostly unknown.
     */
    async answered<T>(answering: Promise<T>, { factor, whose, from }: FactorAnswer): Promise<T> {
      try {
        return await answering;
      } catch (error) {
        const isLate = error instanceof AppError && error.code === 'UNAUTHENTICATED';
        if (isLate || (error instanceof AppError && WRONG.has(error.code))) {
          const userId = await whose();
          const user = userId === null ? null : await users.find(userId);
          await log.refused({ ...(user && { email: user.email }), factor, ...(isLate && { reason: 'expired' }) }, from);
        }
        throw error;
      }
    },

    /** Ends the present session and opens one of another demo account. */
    async switchTo(principalId: string, sessionId: string, from: SignInPlace): Promise<SessionKeys> {
      if (!demo) throw new AppError('ROUTE_NOT_FOUND');
      const user = await users.find(principalId);
      if (!user?.isDemo) throw new AppError('USER_NOT_FOUND');
      const keys = await open(user.id, from);
      await sessions.remove(keyHash(sessionId));
      return keys;
    },
  };
}
