import type { LinkState, SignInProblem } from '@mailwright/contract';
import type { UserRecord } from '../users/port.ts';
import type { SignInPlace } from './sign-in-place.ts';

/** What is known of somebody who was not let in. */
export interface RefusedSignIn {
  /** Left out where nobody knows whose it was. */
  readonly email?: string;
  readonly factor?: 'code' | 'passkey';
  /** Whose word they came with instead of a password. */
  readonly by?: 'provider' | 'ticket';
  /** Left out where a password, a code or a passkey was wrong. */
  readonly reason?: SignInProblem | 'used' | 'invalid';
}

/** A link of a mail that opened nothing. */
export interface RefusedLink {
  readonly link: 'invitation' | 'password';
  readonly reason: Exclude<LinkState, 'open'> | 'unknown';
  readonly email?: string;
}

/** Told of who comes in, and of who does not; never rejects. */
export interface SignInLog {
  started(user: UserRecord, from: SignInPlace): Promise<void>;
  refused(by: RefusedSignIn, from: SignInPlace): Promise<void>;
  linkRefused(link: RefusedLink, from: SignInPlace): Promise<void>;
}
