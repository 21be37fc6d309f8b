import type { Role, SetupFault, SignInProblem } from '@mailwright/contract';
import { newId } from '../../db/new-id.ts';
import {
  EVERYBODY,
  type OpenIdConfig,
  type ProvenPerson,
  ProviderError,
  type SignInProvider,
} from '../../integrations/openid/port.ts';
import type { OwnAccountRepository } from '../account/port.ts';
import type { AccountRecord, AccountRepository, InvitationRepository } from '../people/port.ts';
import type { UserRecord, UserRepository } from '../users/port.ts';
import type { IdentityRepository, Standing } from './port.ts';
import type { createRequestSeal } from './sealed-request.ts';

/**
 * Most tries to find out who a person is. Another sign-in of the same person at the same moment may have added the account
 * after the first try, and connected it after the second.
 */
const LOOKS = 3;

/** Plan of new accounts when groups give none; the same as `npm run user` gives. */
const USUAL_PLAN = 3;

export interface SingleSignOnDeps {
  readonly provider: SignInProvider;
  readonly config: Pick<OpenIdConfig, 'domains' | 'roles' | 'plans'>;
  readonly identities: IdentityRepository;
  readonly users: UserRepository;
  readonly accounts: Pick<AccountRepository, 'change'>;
  readonly ownAccounts: Pick<OwnAccountRepository, 'rename'>;
  readonly invitations: Pick<InvitationRepository, 'accept'>;
  readonly seal: ReturnType<typeof createRequestSeal>;
  /** Address to which the provider sends browsers back. */
  readonly returnTo: string;
  readonly now: () => number;
}

/** Thrown when nobody was signed in; the problem is for the person, the cause for the log. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
  readonly problem: SignInProblem;
  /** Email address from the provider; null as long as it has sent nothing, or no address. */
  readonly email: string | null;
  /** Fault of the set-up; null for every other problem. */
  readonly fault: SetupFault | null;

  constructor(
    problem: SignInProblem,
    {
      email = '',
      fault = null,
      ...options
    }: ErrorOptions & { readonly email?: string; readonly fault?: SetupFault | null } = {},
  ) {
    super(`Nobody was signed in: ${problem}`, options);
    this.problem = problem;
    this.email = email || null;
    this.fault = fault;
  }
}

/** State before the sign-in: no account, an invitation, an account that was not connected, or a connected account. */
export type Arrival = 'added' | 'joined' | 'connected' | 'known';

/** Result of a sign-in at the provider, with the path the person wanted to open. */
export interface FinishedSignIn {
  readonly userId: string;
  readonly next: string;
  readonly idToken: string;
  readonly arrival: Arrival;
  /** Account as it is after the sign-in. */
  readonly account: Pick<UserRecord, 'email' | 'role'> & { readonly name: string };
  /** Role and plan that the groups changed in an existing account. */
  readonly changed: Standing;
  /** True when the account got the name from the provider. */
  readonly isRenamed: boolean;
  /** Email address from the provider when it differs from the account's; else null. */
  readonly otherEmail: string | null;
}

interface Arrived {
  readonly userId: string;
  readonly arrival: Arrival;
}

/** Signs people in through a provider. All methods throw `SignInRefused`. */
export function createSingleSignOn(deps: SingleSignOnDeps) {
  const { provider, config, identities, users, accounts, ownAccounts, invitations, seal, returnTo, now } = deps;

  /**
   * Returns the account with the same email address, to be connected; `taken` for a demo account, or when another person of
   * that provider is connected to it; null when there is none. Throws for a deactivated account.
   */
  async function knownByAddress({ issuer, email }: ProvenPerson): Promise<Arrived | 'taken' | null> {
    const known = await users.findForLogin(email);
    if (!known) return null;
    // A demo account is everybody's.
    if (known.isDemo || (await identities.has(issuer, known.id))) return 'taken';
    const account = await users.find(known.id);
    if (!account?.isActive) throw new SignInRefused('deactivated', { email: account?.email ?? email });
    return { userId: known.id, arrival: 'connected' };
  }

  /** Makes an account for a new person. Invited people get what the invitation says, unless their groups say otherwise. */
  async function newcomer(
    { email, firstName, lastName }: ProvenPerson,
    standing: Standing,
  ): Promise<Arrived | 'taken'> {
    const id = newId();
    const person = { userId: id, firstName, lastName, passwordHash: null, now: now() };
    const invited = await invitations.accept({ by: { email }, ...person, ...standing });
    if (invited === 'taken') return 'taken';
    if (invited === 'accepted') return { userId: id, arrival: 'joined' };
    const account = { id, email, firstName, lastName, passwordHash: null, isDemo: false, now: now() };
    const { role = 'user', planNumber = USUAL_PLAN } = standing;
    return (await users.add({ ...account, role, planNumber })) ? { userId: id, arrival: 'added' } : 'taken';
  }

  async function personOf(proven: ProvenPerson, standing: Standing): Promise<Arrived> {
    const { issuer, subject, email } = proven;
    let made: Arrived | null = null;
    for (let look = 1; look <= LOOKS; look += 1) {
      const bound = await identities.use(issuer, subject, now());
      if (bound !== null) return bound === made?.userId ? made : { userId: bound, arrival: 'known' };
      const arrived = (await knownByAddress(proven)) ?? (await newcomer(proven, standing));
      if (arrived === 'taken') continue;
      if (await identities.bind({ issuer, subject, userId: arrived.userId }, now())) return arrived;
      if (arrived.arrival !== 'connected') made = arrived;
    }
    // Of somebody else with this address.
    throw new SignInRefused('taken', { email });
  }

  /** Sets the role and plan that the provider gives, but never removes the last administrator. */
  async function setRoleAndPlan(
    { id, role: present, plan }: UserRecord,
    { role, planNumber }: Standing,
  ): Promise<void> {
    if ((role ?? present) === present && (planNumber ?? plan.number) === plan.number) return;
    const guard = ({ role: known }: AccountRecord, administrators: number) =>
      role === 'user' && known === 'admin' && administrators <= 1 ? 'last' : null;
    const { kind } = await accounts.change({ id, update: { role, planNumber }, guard });
    if (kind === 'refused') await accounts.change({ id, update: { planNumber }, guard: () => null });
  }

  /** Changes the name here when it was changed at the provider; returns whether it was. */
  async function followName({ id, ...known }: UserRecord, { tellsName, ...told }: ProvenPerson): Promise<boolean> {
    const { firstName, lastName } = told;
    const isSame = firstName === known.firstName && lastName === known.lastName;
    if (!tellsName || isSame) return false;
    await ownAccounts.rename(id, { firstName, lastName });
    return true;
  }

  /**
   * Returns the role and plan of a person who may enter: their email address is verified, and its domain and their groups are
   * allowed. Throws for everybody else.
   */
  function requireWelcome({ email, isEmailVerified, groups }: ProvenPerson): Standing {
    if (email === '' || !isEmailVerified) throw new SignInRefused('unverified', { email });
    const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
    if (config.domains.length > 0 && !config.domains.includes(domain)) throw new SignInRefused('domain', { email });
    const standing = groupStatus(groups, config);
    if (standing === null) throw new SignInRefused('group', { email });
    return standing;
  }

  return {
    /**
     * Starts a sign-in: returns the address to send the browser to, and the encrypted request that the browser must bring back
     * under the name `state`.
     */
    async begin(next: string): Promise<{ readonly url: string; readonly state: string; readonly sealed: string }> {
      const { url, asked } = await provider.begin(returnTo).catch(refused);
      return { url, state: asked.state, sealed: await seal.seal({ ...asked, next }) };
    },

    /** Finishes a sign-in by the query of the return address; returns who it is and the path they wanted to open. */
    async finish(query: string, sealed: string | null): Promise<FinishedSignIn> {
      const request = sealed === null ? null : await seal.open(sealed);
      if (request === null) throw new SignInRefused('expired');
      const proven = await provider.finish(`${returnTo}${query}`, request).catch(refused);
      const standing = requireWelcome(proven);
      const { userId, arrival } = await personOf(proven, standing);
      const before = await users.find(userId);
      if (!before?.isActive) throw new SignInRefused('deactivated', { email: before?.email ?? proven.email });
      await setRoleAndPlan(before, standing);
      const isRenamed = await followName(before, proven);
      const after = (await users.find(userId)) ?? before;
      return {
        userId,
        next: request.next,
        idToken: proven.idToken,
        arrival,
        account: { email: after.email, role: after.role, name: `${after.firstName} ${after.lastName}` },
        changed: {
          ...(after.role !== before.role && { role: after.role }),
          ...(after.plan.number !== before.plan.number && { planNumber: after.plan.number }),
        },
        isRenamed,
        otherEmail: proven.email.toLowerCase() === after.email.toLowerCase() ? null : proven.email,
      };
    },
  };
}

function refused(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  const { failure, fault, cause } = error;
  throw new SignInRefused(failure, { fault, cause });
}

/**
 * Returns the role and plan for these groups: the highest of what each group gives. Null when the person may not enter: roles
 * are given by group, and none of their groups gives one.
 */
function groupStatus(
  groups: readonly string[],
  { roles, plans }: Pick<OpenIdConfig, 'roles' | 'plans'>,
): Standing | null {
  const all = [...groups, EVERYBODY];
  const found: readonly Role[] = all.flatMap((group) => roles.get(group) ?? []);
  if (roles.size > 0 && found.length === 0 && [...roles.values()].includes('user')) return null;
  const given = all.flatMap((group) => plans.get(group) ?? []);
  return {
    ...(roles.size > 0 && { role: found.includes('admin') ? 'admin' : 'user' }),
    ...(given.length > 0 && { planNumber: Math.max(...given) }),
  };
}
