import {
  type Actor,
  type AskedFactor,
  askedProof,
  demandsSecondFactor,
  endpoints,
  mayRemoveFactor,
  type OwnerProof,
  type RateLimit,
  type SecondFactorDemand,
} from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { newId } from '../../db/new-id.ts';
import type { Caller, FactorStanding } from '../../http/caller.ts';
import type { RateLimits } from '../../rates/rate-limits.ts';
import type { OwnAccountRepository } from '../account/port.ts';
import { isPassword } from '../auth/passwords.ts';
import type { Opening, ProviderWord, SessionOrigin } from '../auth/port.ts';
import { keyHash } from '../auth/session-keys.ts';
import type { SignInPlace } from '../auth/sign-in-place.ts';
import type { TextSeal } from '../secrets/sealed-text.ts';
import type { TellOfChange } from '../sign-in-notices/service.ts';
import type { UserRecord, UserRepository } from '../users/port.ts';
import {
  type ChallengeRepository,
  type FactorName,
  type Factors,
  hasFactor,
  type SecondFactorRepository,
} from './port.ts';
import { newRecoveryCodes, plain, recoveryCodeHash } from './recovery-codes.ts';
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts';

/** How long somebody may take from the password to the second factor, milliseconds. */
export const CHALLENGE_LASTS = 600_000;

const TRIES: readonly RateLimit[] = endpoints.secondFactor.answer.rates;
/** Of passwords, whose right ones forgive no wrong code. */
const PROOFS: readonly RateLimit[] = endpoints.passkeys.begin.rates;

export interface SecondFactorDeps {
  readonly factors: SecondFactorRepository;
  readonly challenges: ChallengeRepository;
  readonly ownAccounts: Pick<OwnAccountRepository, 'passwordHash'>;
  readonly users: Pick<UserRepository, 'find'>;
  readonly limits: RateLimits;
  /** For secrets of apps, by person. */
  readonly seal: TextSeal;
  /** People sign in with their passwords; where they do not, none is asked for. */
  readonly passwordSignIn: boolean;
  /** Whom this server asks for a second factor. */
  readonly demand: SecondFactorDemand;
  /** Whoever the company's provider lets in is taken to have a second factor there. */
  readonly providerAsksForFactor: boolean;
  readonly tell: TellOfChange;
  readonly now: () => number;
}

/** What changes of a second factor ask for; a password where the account has one. */
interface Proof {
  readonly password?: string | undefined;
  readonly code: string;
}

/** Who has answered, and what had let them in before: the provider's word, or a password. */
export interface Answered {
  readonly userId: string;
  readonly word: ProviderWord | null;
  readonly passwordHash: string | null;
}

/** Somebody, and what their session has to do with a second factor. */
type Holder = Pick<Caller, 'user' | 'factor'>;

export type SecondFactorService = ReturnType<typeof createSecondFactor>;

export function createSecondFactor(deps: SecondFactorDeps) {
  const { factors, challenges, ownAccounts, users, limits, seal, passwordSignIn, tell, now } = deps;
  const { demand, providerAsksForFactor } = deps;

  /** Counts a try before anything is looked at, so that tries side by side cannot slip through together. */
  async function tried<T>(tries: readonly RateLimit[], userId: string, attempt: () => Promise<T>): Promise<T> {
    const payer = { person: userId, address: '' };
    const retryAfter = await limits.take(tries, payer);
    if (retryAfter > 0)
      throw new AppError('RATE_LIMITED', { retryAfter, log: { secondFactor: 'too many failures', userId } });
    const result = await attempt();
    await limits.forgive(tries, payer);
    return result;
  }

  /** What is asked of somebody who wants to change a factor: null where they sign in without a password. */
  const needsPassword = async (userId: string) => (passwordSignIn ? await ownAccounts.passwordHash(userId) : null);

  async function requirePassword(userId: string, password: string | undefined): Promise<void> {
    const hash = await needsPassword(userId);
    if (hash !== null && !(await isPassword(password ?? '', hash))) throw new AppError('WRONG_PASSWORD');
  }

  async function isCodeOfApp(userId: string, code: string): Promise<boolean> {
    const stored = await factors.totp(userId);
    const secret = stored && seal.open(userId, stored.secret);
    if (stored && secret === null)
      throw new AppError('AUTHENTICATOR_UNAVAILABLE', {
        log: { secondFactor: 'the secret of the app is encrypted with another CREDENTIALS_KEY', userId },
      });
    const step = secret ? stepOfCode(secret, code, now()) : null;
    return step !== null && (await factors.spendStep(userId, step, now()));
  }

  /** Six digits are of the app; all else is a recovery code. */
  async function requireCode(userId: string, code: string): Promise<void> {
    const typed = plain(code);
    const isRight = /^\d{6}$/.test(typed)
      ? (await factors.factorsOf(userId)).totp && (await isCodeOfApp(userId, typed))
      : await factors.spendCode(userId, recoveryCodeHash(typed), now());
    if (!isRight) throw new AppError('WRONG_CODE', { log: { secondFactor: 'wrong code', userId } });
  }

  const requireProof = (userId: string, { password, code }: Proof) =>
    tried(TRIES, userId, async () => {
      await requirePassword(userId, password);
      await requireCode(userId, code);
    });

  /** What `askedProof` asks for; a wrong code counts as one at the sign-in. */
  async function proveOwner(userId: string, { password, code = '' }: OwnerProof): Promise<void> {
    const hasPassword = (await needsPassword(userId)) !== null;
    const asked = askedProof({ ...(await factors.factorsOf(userId)), hasPassword });
    if (asked === 'password') await tried(PROOFS, userId, () => requirePassword(userId, password));
    if (asked === 'code') await tried(TRIES, userId, () => requireCode(userId, code));
  }

  async function giveCodes(userId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await factors.setCodes(userId, codes.map(recoveryCodeHash));
    return [...codes];
  }

  async function firstCodes(userId: string): Promise<string[] | null> {
    return (await factors.factorsOf(userId)).codesLeft > 0 ? null : giveCodes(userId);
  }

  /**
   * Removes a factor after the proof; false where there is none like it.
   * @throws AppError where it is the last one, and there has to be one
   */
  async function remove({ user, factor }: Holder, name: FactorName, prove: () => Promise<void>): Promise<boolean> {
    const mayGo = (own: Factors) => !hasFactor(own) || mayRemoveFactor({ ...own, required: factor !== 'optional' });
    // Before the proof as well: it would use a code up.
    if (!mayGo(await factors.factorsOf(user.id))) throw new AppError('LAST_SECOND_FACTOR');
    await prove();
    const outcome = await factors.remove(user.id, name, mayGo);
    if (outcome === 'refused') throw new AppError('LAST_SECOND_FACTOR');
    return outcome === 'removed';
  }

  async function challenged(challenge: string): Promise<string> {
    const userId = await challenges.userOf(keyHash(challenge), now());
    if (userId === null) throw new AppError('UNAUTHENTICATED');
    return userId;
  }

  /** Who has answered by what `proof` refuses to be wrong. */
  async function answerBy(challenge: string, proof: (userId: string) => Promise<void>): Promise<Answered> {
    const userId = await challenged(challenge);
    await tried(TRIES, userId, () => proof(userId));
    // Whoever replaces it takes the challenge away: one that is there yet was opened by this password.
    const passwordHash = await ownAccounts.passwordHash(userId);
    const taken = await challenges.take(keyHash(challenge));
    if (taken === 'used') throw new AppError('UNAUTHENTICATED');
    return { userId, word: taken.word, passwordHash: taken.word === null ? passwordHash : null };
  }

  return {
    /** Who comes from an embedding platform is not asked, and who comes from the provider only where that does not ask itself. */
    async standing({ id, role }: Pick<UserRecord, 'id' | 'role'>, origin: SessionOrigin): Promise<FactorStanding> {
      const isAskedElsewhere = origin === 'ticket' || (origin === 'provider' && providerAsksForFactor);
      if (isAskedElsewhere || !demandsSecondFactor(demand, role)) return 'optional';
      return (await factors.hasFactor(id)) ? 'kept' : 'due';
    },

    remove,

    /** What somebody goes on with after the password; null where that is all their account asks for. */
    async challenge(
      userId: string,
      { word = null, passwordHash = null }: Opening,
    ): Promise<{ readonly id: string } | 'replaced' | null> {
      if (!hasFactor(await factors.factorsOf(userId))) return null;
      const id = newId();
      const expiresAt = now() + CHALLENGE_LASTS;
      const isAdded = await challenges.add({ idHash: keyHash(id), userId, expiresAt, word, passwordHash }, now());
      return isAdded ? { id } : 'replaced';
    },

    async asked(challenge: string): Promise<AskedFactor> {
      const { totp, passkeys, codesLeft } = await factors.factorsOf(await challenged(challenge));
      return { totp, passkeys: passkeys > 0, recoveryCodes: codesLeft > 0 };
    },

    /** Who has answered; a challenge is good until it is answered rightly. */
    answer: (challenge: string, code: string) => answerBy(challenge, (userId) => requireCode(userId, code)),

    answerBy,

    challenged,

    /** Who has given the password; null where that was too long ago, or nobody has. */
    whose: (challenge: string) => challenges.userOf(keyHash(challenge), now()),

    /** Whether somebody signs in here by themselves, and not by the word of a provider or a platform alone. */
    hasPassword: async (userId: string) => (await needsPassword(userId)) !== null,

    proveOwner,

    /** Recovery codes with the first factor of an account; null where there are some. */
    firstCodes,

    async state({ user: { id }, factor }: Holder) {
      const { totp, passkeys, codesLeft } = await factors.factorsOf(id);
      const hasPassword = (await needsPassword(id)) !== null;
      return { totp, passkeys, recoveryCodesLeft: codesLeft, required: factor !== 'optional', hasPassword };
    },

    async startTotp({ id, email }: UserRecord, proof: OwnerProof) {
      // Before the proof as well: it would use a code up.
      if ((await factors.factorsOf(id)).totp) throw new AppError('SECOND_FACTOR_ON');
      await proveOwner(id, proof);
      const secret = newTotpSecret();
      if (!(await factors.begin(id, seal.seal(id, secret), now()))) throw new AppError('SECOND_FACTOR_ON');
      return { secret, address: totpAddress(secret, email) };
    },

    async confirmTotp(user: UserRecord, code: string, from: SignInPlace): Promise<string[] | null> {
      const { id } = user;
      const { totp: isOn } = await factors.factorsOf(id);
      await tried(TRIES, id, async () => {
        if (!(await isCodeOfApp(id, plain(code)))) throw new AppError('WRONG_CODE');
      });
      const codes = await firstCodes(id);
      if (!isOn) tell(user, { kind: 'appAdded' }, from);
      return codes;
    },

    async removeTotp(holder: Holder, proof: Proof, from: SignInPlace): Promise<void> {
      const { user } = holder;
      const isRemoved = await remove(holder, 'totp', () => requireProof(user.id, proof));
      if (isRemoved) tell(user, { kind: 'appRemoved' }, from);
    },

    async renewCodes(user: UserRecord, proof: Proof, from: SignInPlace): Promise<string[]> {
      await requireProof(user.id, proof);
      const codes = await giveCodes(user.id);
      tell(user, { kind: 'codesRenewed' }, from);
      return codes;
    },

    async reset(actor: Actor, userId: string): Promise<void> {
      // One's own asks for its own proof.
      if (actor.role !== 'admin' || actor.id === userId) throw new AppError('FORBIDDEN');
      const user = await users.find(userId);
      if (!user) throw new AppError('USER_NOT_FOUND');
      const isOn = hasFactor(await factors.factorsOf(userId));
      await factors.reset(userId);
      if (isOn) tell(user, { kind: 'factorReset' }, null);
    },
  };
}
