import type { Role, SetupFault } from '@mailwright/contract';

/** Name that means everybody where groups are given something. */
export const EVERYBODY = '*';

/** A sign-in provider that speaks OpenID Connect, and what its word is good for here. */
export interface OpenIdConfig {
  /** Address of the provider; its configuration is below it at `/.well-known/openid-configuration`. */
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a public client, which has its proof key alone. */
  readonly clientSecret: string | null;
  readonly scopes: string;
  /** Name of the provider on the button. */
  readonly label: string;
  /** Claim that lists a person's groups. */
  readonly groupClaim: string;
  /** Roles by group; empty leaves roles as they are here. */
  readonly roles: ReadonlyMap<string, Role>;
  /** Numbers of plans by group; empty leaves plans as they are here. */
  readonly plans: ReadonlyMap<string, number>;
  /** Domains whose people may enter, lower case; none means all. */
  readonly domains: readonly string[];
  /** Addresses count as verified unless the provider says that they are not. */
  readonly trustsEmail: boolean;
  /** True when people who sign in at the provider are taken to have a second factor there. */
  readonly asksForFactor: boolean;
  /** True when signing out here also signs the person out at the provider, if the provider says how. */
  readonly endsThere: boolean;
}

/** Values that this server keeps, unknown to anybody else, while a person is away at the provider. */
export interface AskedSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Facts that the provider states about a person who has signed in there. */
export interface ProvenPerson {
  readonly issuer: string;
  /** The provider's own name for the person; never another one's. */
  readonly subject: string;
  /** Empty where the provider tells none. */
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** The provider tells the name itself; otherwise it is made of what else is known. */
  readonly tellsName: boolean;
  readonly groups: readonly string[];
  /** The signed word of the provider itself. */
  readonly idToken: string;
}

export type ProviderFailure =
  /** The person, or the provider, said no. */
  | 'denied'
  /** The response belongs to no sign-in that was begun, or comes too late. */
  | 'expired'
  /** The provider and this server do not agree on who they are, on keys or on the time: an operator has to mend it. */
  | 'setup'
  | 'unavailable';

export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly failure: ProviderFailure;
  /** The part of the set-up that does not fit; null unless the failure is one of the set-up. */
  readonly fault: SetupFault | null;

  constructor(failure: ProviderFailure, { fault, ...options }: ErrorOptions & { readonly fault?: SetupFault } = {}) {
    super(`Signing in at the provider failed: ${fault ?? failure}`, options);
    this.failure = failure;
    this.fault = fault ?? null;
  }
}

/** A service outside that says who somebody is. All of it throws `ProviderError`. */
export interface SignInProvider {
  /** Returns the address to send a browser to, and the values to keep until it comes back to `returnTo`. */
  begin(returnTo: string): Promise<{ readonly url: string; readonly asked: AskedSignIn }>;
  /** Returns the person who has come back, by the address that the browser was sent to. */
  finish(address: string, asked: AskedSignIn): Promise<ProvenPerson>;
  /**
   * Returns the address where a browser ends its session at the provider and is sent back to `returnTo`; null when the provider
   * has no such address.
   * @param idToken says whose session it is; without one the provider may ask
   */
  end(returnTo: string, idToken: string | null): Promise<string | null>;
}
