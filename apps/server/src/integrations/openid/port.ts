import type { Role, SetupFault } from '@mailwright/contract';

/** Stands for everybody where groups are given something. */
export const EVERYBODY = '*';

/** A sign-in provider that speaks OpenID Connect, and what its word is good for here. */
export interface OpenIdConfig {
  /** Its configuration stands under `/.well-known/openid-configuration` there. */
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a public client, which has its proof key alone. */
  readonly clientSecret: string | null;
  readonly scopes: string;
  /** What the button calls it. */
  readonly label: string;
  /** Where a person's groups stand. */
  readonly groupClaim: string;
  /** Roles by group; empty leaves roles as they are here. */
  readonly roles: ReadonlyMap<string, Role>;
  /** Numbers of plans by group; empty leaves plans as they are here. */
  readonly plans: ReadonlyMap<string, number>;
  /** Domains whose people may enter, lower case; none means all. */
  readonly domains: readonly string[];
  /** Addresses count as verified unless the provider says that they are not. */
  readonly trustsEmail: boolean;
  /** Whoever signs in there is taken to have a second factor there. */
  readonly asksForFactor: boolean;
  /** Who signs out here is signed out there, too, where the provider says how. */
  readonly endsThere: boolean;
}

/** What this server keeps, and nobody else learns, while somebody is away at the provider. */
export interface AskedSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** What the provider says of somebody who has signed in there. */
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
  /** What came back belongs to nothing that was asked, or comes too late. */
  | 'expired'
  /** The provider and this server do not agree on who they are, on keys or on the time: an operator has to mend it. */
  | 'setup'
  | 'unavailable';

export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly failure: ProviderFailure;
  /** What does not fit; null unless the failure is of the set-up. */
  readonly fault: SetupFault | null;

  constructor(failure: ProviderFailure, { fault, ...options }: ErrorOptions & { readonly fault?: SetupFault } = {}) {
    super(`Signing in at the provider failed: ${fault ?? failure}`, options);
    this.failure = failure;
    this.fault = fault ?? null;
  }
}

/** A service outside that says who somebody is. All of it throws `ProviderError`. */
export interface SignInProvider {
  /** Where to send a browser, and what to keep until it comes back to `returnTo`. */
  begin(returnTo: string): Promise<{ readonly url: string; readonly asked: AskedSignIn }>;
  /** Who has come back, by the address that the browser was sent to. */
  finish(address: string, asked: AskedSignIn): Promise<ProvenPerson>;
  /**
   * Where a browser ends its session there and is sent back to `returnTo`; null where the provider has no such place.
   * @param idToken says whose session it is; without one the provider may ask
   */
  end(returnTo: string, idToken: string | null): Promise<string | null>;
}
