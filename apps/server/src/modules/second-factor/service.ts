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
import type { Caller, FactorStatus } from '../../http/caller.ts';
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

/** Longest time from the password to the second factor, milliseconds. */
export const CHALLENGE_LASTS = 600_000;

const FACTOR_TRY_RATES: readonly RateLimit[] = endpoints.secondFactor.answer.rates;
/** Limits on tries of passwords; a right password does not reset the count of wrong codes. */
const PROOFS: readonly RateLimit[] = endpoints.passkeys.begin.rates;

export interface SecondFactorDeps {
  readonly factors: SecondFactorRepository;
  readonly challenges: ChallengeRepository;
  readonly ownAccounts: Pick<OwnAccountRepository, 'passwordHash'>;
  readonly users: Pick<UserRepository, 'find'>;
  readonly limits: RateLimits;
  /** Encrypts the secrets of apps, for each person. */
  readonly seal: TextSeal;
  /** True when people sign in with passwords; when false, no password is asked for. */
  readonly passwordSignIn: boolean;
  /** People whom this server asks for a second factor. */
  readonly demand: SecondFactorDemand;
  /** True when the company's provider asks for a second factor itself. */
  readonly providerAsksForFactor: boolean;
  readonly tell: TellOfChange;
  readonly now: () => number;
}

/** Proof needed to change a second factor; the password only when the account has one. */
interface Proof {
  readonly password?: string | undefined;
  readonly code: string;
}

/** Person who has answered, with the provider's data or the password hash of the first step. */
export interface Answered {
  readonly userId: string;
  readonly word: ProviderWord | null;
  readonly passwordHash: string | null;
}

/** Person, and whether their session needs a second factor. */
type Holder = Pick<Caller, 'user' | 'factor'>;

export type SecondFactorService = ReturnType<typeof createSecondFactor>;

export function createSecondFactor(deps: SecondFactorDeps) {
  const { factors, challenges, ownAccounts, users, limits, seal, passwordSignIn, tell, now } = deps;
  const { demand, providerAsksForFactor } = deps;

  /** Counts a try before checking it, so that tries at the same time cannot exceed the limit. */
  async function tried<T>(tries: readonly RateLimit[], userId: string, attempt: () => Promise<T>): Promise<T> {
    const payer = { person: userId, address: '' };
    const retryAfter = await limits.take(tries, payer);
    if (retryAfter > 0)
      throw new AppError('RATE_LIMITED', { retryAfter, log: { secondFactor: 'too many failures', userId } });
    const result = await attempt();
    await limits.forgive(tries, payer);
    return result;
  }

  /** Returns the hash of the password that a change of a factor asks for; null when the person signs in without a password. */
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

  /** Checks a code: six digits are a code of the app, anything else is a recovery code. */
  async function requireCode(userId: string, code: string): Promise<void> {
    const typed = plain(code);
    const isRight = /^\d{6}$/.test(typed)
      ? (await factors.factorsOf(userId)).totp && (await isCodeOfApp(userId, typed))
      : await factors.spendCode(userId, recoveryCodeHash(typed), now());
    if (!isRight) throw new AppError('WRONG_CODE', { log: { secondFactor: 'wrong code', userId } });
  }

  const requireProof = (userId: string, { password, code }: Proof) =>
    tried(FACTOR_TRY_RATES, userId, async () => {
      await requirePassword(userId, password);
      await requireCode(userId, code);
    });

  /** Checks the proof that `askedProof` names; a wrong code counts as a wrong one at the sign-in. */
  async function proveOwner(userId: string, { password, code = '' }: OwnerProof): Promise<void> {
    const hasPassword = (await needsPassword(userId)) !== null;
    const asked = askedProof({ ...(await factors.factorsOf(userId)), hasPassword });
    if (asked === 'password') await tried(PROOFS, userId, () => requirePassword(userId, password));
    if (asked === 'code') await tried(FACTOR_TRY_RATES, userId, () => requireCode(userId, code));
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
   * Removes a factor after the proof; false when there is no such factor.
   * @throws AppError when it is the last one and the person must have one
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

  /** Returns who has answered; `proof` rejects when the answer is wrong. */
  async function answerBy(challenge: string, proof: (userId: string) => Promise<void>): Promise<Answered> {
    const userId = await challenged(challenge);
    await tried(FACTOR_TRY_RATES, userId, () => proof(userId));
    // Whoever replaces it takes the challenge away: one that is there yet was opened by this password.
    const passwordHash = await ownAccounts.passwordHash(userId);
    const taken = await challenges.take(keyHash(challenge));
    if (taken === 'used') throw new AppError('UNAUTHENTICATED');
    return { userId, word: taken.word, passwordHash: taken.word === null ? passwordHash : null };
  }

  return {
    /**
     * Returns whether the person needs a second factor. A person from an embedding platform does not, and one from the provider
     * only if the provider does not ask itself.
     */
    async standing({ id, role }: Pick<UserRecord, 'id' | 'role'>, origin: SessionOrigin): Promise<FactorStatus> {
      const isAskedElsewhere = origin === 'ticket' || (origin === 'provider' && providerAsksForFactor);
      if (isAskedElsewhere || !demandsSecondFactor(demand, role)) return 'optional';
      return (await factors.hasFactor(id)) ? 'kept' : 'due';
    },

    remove,

    /** Starts the second step of a sign-in; null when the account has no second factor. */
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

    /** Checks a code and returns who has answered; a challenge stays open until a right answer. */
    answer: (challenge: string, code: string) => answerBy(challenge, (userId) => requireCode(userId, code)),

    answerBy,

    challenged,

    /** Returns the person who has given the password; null when that was too long ago, or there is no such challenge. */
    whose: (challenge: string) => challenges.userOf(keyHash(challenge), now()),

    /** Returns whether the person signs in here with a password, and not only through a provider or a platform. */
    hasPassword: async (userId: string) => (await needsPassword(userId)) !== null,

    proveOwner,

    /** Makes recovery codes for the first factor of an account; null when there are codes already. */
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
      await tried(FACTOR_TRY_RATES, id, async () => {
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
