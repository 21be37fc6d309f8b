import { LIMITS, type OwnerProof, type Passkey } from '@mailwright/contract';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { AppError } from '../../app-error.ts';
import { newId } from '../../db/new-id.ts';
import type { Caller } from '../../http/caller.ts';
import { keyHash } from '../auth/session-keys.ts';
import type { SignInPlace } from '../auth/sign-in-place.ts';
import type { Answered, SecondFactorService } from '../second-factor/service.ts';
import type { TellOfChange } from '../sign-in-notices/service.ts';
import type { UserRecord } from '../users/port.ts';
import type { PasskeyRepository, StoredPasskey } from './port.ts';

const PER_PERSON = 20;

export interface PasskeyDeps {
  readonly passkeys: PasskeyRepository;
  readonly secondFactor: SecondFactorService;
  readonly tell: TellOfChange;
  /** Address that people use: passkeys are made for its host, and are valid only at its origin. */
  readonly publicUrl: string;
  readonly now: () => number;
}

type Json = Readonly<Record<string, unknown>>;

export function createPasskeys({ passkeys, secondFactor, tell, publicUrl, now }: PasskeyDeps) {
  const { origin, hostname } = new URL(publicUrl);

  async function question(asked: string, challenge: string): Promise<void> {
    await passkeys.ask(keyHash(asked), challenge, { now: now(), expiresAt: now() + LIMITS.passkey.answerWithin });
  }

  /** Returns the stored challenge, and deletes it. */
  async function askedOf(asked: string): Promise<string> {
    const challenge = await passkeys.takeQuestion(keyHash(asked), now());
    if (challenge === null) throw new AppError('PASSKEY_REFUSED', { log: { passkey: 'not asked, or too late' } });
    return challenge;
  }

  async function requireProof(
    known: StoredPasskey,
    response: Json,
    asked: string,
    needsPerson: boolean,
  ): Promise<void> {
    const expectedChallenge = await askedOf(asked);
    const { id, publicKey, counter, transports } = known;
    const { authenticationInfo } = await verified(() =>
      verifyAuthenticationResponse({
        response: response as unknown as AuthenticationResponseJSON,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: hostname,
        credential: { id, publicKey: new Uint8Array(publicKey), counter, transports: [...transports] },
        requireUserVerification: needsPerson,
      }),
    );
    await passkeys.noteUse(id, authenticationInfo.newCounter, now());
  }

  const registration = (userId: string) => `registration ${userId}`;

  return {
    list: async (userId: string): Promise<Passkey[]> => (await passkeys.list(userId)).map(presentPasskey),

    async begin({ id, email, firstName, lastName }: UserRecord, proof: OwnerProof): Promise<Json> {
      const own = await passkeys.list(id);
      // Before the proof, which may use a code up.
      if (own.length >= PER_PERSON) throw new AppError('PASSKEYS_FULL');
      await secondFactor.proveOwner(id, proof);
      const options = await generateRegistrationOptions({
        rpName: 'Mailwright',
        rpID: hostname,
        timeout: LIMITS.passkey.browserWaits,
        userName: email,
        userDisplayName: `${firstName} ${lastName}`,
        userID: new TextEncoder().encode(id),
        excludeCredentials: own.map((one) => ({ id: one.id, transports: [...one.transports] })),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      });
      await question(registration(id), options.challenge);
      return { ...options };
    },

    async add(
      user: UserRecord,
      { name, response }: { readonly name: string; readonly response: Json },
      from: SignInPlace,
    ) {
      const { id: userId } = user;
      const expectedChallenge = await askedOf(registration(userId));
      const { registrationInfo } = await verified(() =>
        verifyRegistrationResponse({
          response: response as unknown as RegistrationResponseJSON,
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: hostname,
          requireUserVerification: false,
        }),
      );
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      const made = { id, userId, publicKey: Buffer.from(publicKey), counter, transports, name, createdAt: now() };
      if (!(await passkeys.add(made)))
        throw new AppError('PASSKEY_REFUSED', { log: { passkey: 'known already', userId } });
      tell(user, { kind: 'passkeyAdded', name }, from);
      return {
        passkey: presentPasskey({ ...made, usedAt: null }),
        recoveryCodes: await secondFactor.firstCodes(userId),
      };
    },

    async rename(userId: string, id: string, name: string): Promise<Passkey> {
      if (!(await passkeys.rename(userId, id, name))) throw new AppError('PASSKEY_NOT_FOUND');
      const renamed = await passkeys.find(id);
      if (!renamed) throw new AppError('PASSKEY_NOT_FOUND');
      return presentPasskey(renamed);
    },

    async remove(
      holder: Pick<Caller, 'user' | 'factor'>,
      id: string,
      proof: OwnerProof,
      from: SignInPlace,
    ): Promise<void> {
      const { user } = holder;
      const known = await passkeys.find(id);
      const prove = () => secondFactor.proveOwner(user.id, proof);
      const isRemoved = await secondFactor.remove(holder, { passkey: id }, prove);
      if (!known || !isRemoved) throw new AppError('PASSKEY_NOT_FOUND');
      tell(user, { kind: 'passkeyRemoved', name: known.name }, from);
    },

    /** Returns the options with which the browser asks for a passkey after the right password. */
    async askFactor(challenge: string): Promise<Json> {
      const userId = await secondFactor.challenged(challenge);
      const own = await passkeys.list(userId);
      const options = await generateAuthenticationOptions({
        rpID: hostname,
        allowCredentials: own.map(({ id, transports }) => ({ id, transports: [...transports] })),
        userVerification: 'preferred',
      });
      await question(challenge, options.challenge);
      return { ...options };
    },

    /** Checks the answer of a passkey after the password, and returns who has answered. */
    async answerFactor(challenge: string, response: Json): Promise<Answered> {
      return secondFactor.answerBy(challenge, async (userId) => {
        const known = await passkeys.find(String(response.id));
        if (!known || known.userId !== userId)
          throw new AppError('PASSKEY_REFUSED', { log: { passkey: 'unknown', userId } });
        await requireProof(known, response, challenge, false);
      });
    },

    /** Returns the options with which the browser asks for any passkey, and the name under which it answers. */
    async ask(): Promise<{ readonly asked: string; readonly options: Json }> {
      const asked = newId();
      const options = await generateAuthenticationOptions({ rpID: hostname, userVerification: 'required' });
      await question(asked, options.challenge);
      return { asked, options: { ...options } };
    },

    /**
     * Returns the owner of the passkey that an answer names, whether the answer is right or not; null for an unknown passkey.
     */
    ownerOf: async (response: Json): Promise<string | null> =>
      (await passkeys.find(String(response.id)))?.userId ?? null,

    /**
     * Checks the answer of a passkey at the sign-in and returns its owner. The device has checked finger, face or PIN, so that
     * the passkey counts as both factors.
     */
    async signIn(asked: string, response: Json): Promise<string> {
      const known = await passkeys.find(String(response.id));
      if (!known) throw new AppError('PASSKEY_REFUSED', { log: { passkey: 'unknown' } });
      await requireProof(known, response, asked, true);
      // Who comes by the word of a provider is let in by nothing that outlives that word.
      if (!(await secondFactor.hasPassword(known.userId)))
        throw new AppError('PASSKEY_REFUSED', { log: { passkey: 'alone, without a password', userId: known.userId } });
      return known.userId;
    },
  };
}

/** Returns the library's result; throws `PASSKEY_REFUSED` when it refuses or cannot read the answer. */
async function verified<T extends { readonly verified: boolean }>(
  verify: () => Promise<T>,
): Promise<T & { readonly verified: true }> {
  let result: T;
  try {
    result = await verify();
  } catch (error) {
    throw new AppError('PASSKEY_REFUSED', { log: { passkey: error instanceof Error ? error.message : 'unreadable' } });
  }
  if (!result.verified) throw new AppError('PASSKEY_REFUSED', { log: { passkey: 'not verified' } });
  return result as T & { readonly verified: true };
}

function presentPasskey({ id, name, createdAt, usedAt }: StoredPasskey): Passkey {
  const time = (at: number) => new Date(at).toISOString();
  return { id, name, createdAt: time(createdAt), usedAt: usedAt === null ? null : time(usedAt) };
}
