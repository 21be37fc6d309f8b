import type { LinkState, SignInProblem } from '@mailwright/contract';
import type { UserRecord } from '../users/port.ts';
import type { SignInPlace } from './sign-in-place.ts';

/** Facts about a sign-in that was refused. */
export interface RefusedSignIn {
  /** Left out when the account is unknown. */
  readonly email?: string;
  readonly factor?: 'code' | 'passkey';
  /** Party that vouched for the person instead of a password. */
  readonly by?: 'provider' | 'ticket';
  /** Left out when a password, a code or a passkey was wrong. */
  readonly reason?: SignInProblem | 'used' | 'invalid';
}

/** Link of a mail that could not be used. */
export interface RefusedLink {
  readonly link: 'invitation' | 'password';
  readonly reason: Exclude<LinkState, 'open'> | 'unknown';
  readonly email?: string;
}

/** Logs sign-ins and refused sign-ins; its methods never reject. */
export interface SignInLog {
  started(user: UserRecord, from: SignInPlace): Promise<void>;
  refused(by: RefusedSignIn, from: SignInPlace): Promise<void>;
  linkRefused(link: RefusedLink, from: SignInPlace): Promise<void>;
}
