import { endpoints, returnPath } from '@mailwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import type { AuditEvent } from '../audit/port.ts';
import { originOf } from '../audit/watch-calls.ts';
import { cookie, setSessionCookies } from '../auth/session-cookies.ts';
import { placeOf } from '../auth/sign-in-place.ts';
import { challengeCookie } from '../second-factor/challenge-cookie.ts';
import { createAddressReport } from './address-report.ts';
import { createRequestSeal, REQUEST_LASTS } from './sealed-request.ts';
import { type Arrival, createSingleSignOn, type FinishedSignIn, SignInRefused } from './service.ts';

const ACTIONS = { added: 'person.add', joined: 'person.join', connected: 'person.connect', known: null } as const;

const rows = endpoints.singleSignOn;

export function mountSingleSignOn(context: ModuleContext): void {
  const { mount, auth, repositories, publicUrl, openId, signInProvider: provider, passwordSignIn, now } = context;
  const { audit, providerLogout, signIns, background, mail } = context;
  const { accounts, ownAccounts, identities, invitations, users, secrets } = repositories;
  const reportAddress = createAddressReport({ audit, accounts, users, mail, publicUrl });
  const service =
    provider &&
    openId &&
    createSingleSignOn({
      provider,
      config: openId,
      identities,
      users,
      accounts,
      ownAccounts,
      invitations,
      seal: createRequestSeal({ key: () => secrets.key('sign-in-requests'), now }),
      returnTo: `${publicUrl}${rows.finish.path}`,
      now,
    });

  /** Returns the address of the page that says why; other failures are told as all are. */
  async function refusal(error: unknown, request: FastifyRequest, next: string): Promise<string> {
    if (!(error instanceof SignInRefused)) throw error;
    const { problem, email, fault } = error;
    request.log.warn(
      { signIn: problem, ...(fault && { fault }), err: error.cause },
      'Nobody was signed in by the provider',
    );
    // A provider that does not answer has refused nobody.
    if (problem !== 'unavailable')
      await signIns.refused({ ...(email !== null && { email }), by: 'provider', reason: problem }, placeOf(request));
    // By the reference an operator finds the line in the log.
    const toOperator = fault && { fault, reference: request.id };
    return `/login?${new URLSearchParams({ problem, ...toOperator, ...(next !== '/' && { next }) })}`;
  }

  mount(rows.ways, async () =>
    answer(200, { passwords: passwordSignIn, provider: service && openId ? { label: openId.label } : null }),
  );

  mount(rows.begin, async ({ query, request, reply }) => {
    const next = returnPath(query.next ?? null);
    if (!service) return leadTo('/login', reply);
    try {
      const { url, state, sealed } = await service.begin(next);
      reply.header('set-cookie', requestCookie(request, state, sealed, REQUEST_LASTS));
      return leadTo(url, reply);
    } catch (error) {
      return leadTo(await refusal(error, request, next), reply);
    }
  });

  mount(rows.finish, async ({ request, reply }) => {
    if (!service) return leadTo('/login', reply);
    const query = new URL(request.url, 'http://localhost').search;
    const state = new URLSearchParams(query).get('state') ?? '';
    const done = requestCookie(request, state, '', 0);
    try {
      const finished = await service.finish(query, keptFor(state, request));
      const { userId, next, idToken } = finished;
      for (const deed of arrivalEvents(finished)) await audit.record({ ...originOf(request, null), ...deed });
      const origin = originOf(request, null);
      background.run('An address of the sign-in provider was not reported', () => reportAddress(finished, origin));
      const word = { idToken: providerLogout?.keep(userId, idToken) ?? null };
      const entry = await auth.enter(userId, placeOf(request), { word });
      if ('challenge' in entry) {
        reply.header('set-cookie', [challengeCookie(request, entry.challenge), done]);
        return leadTo(`/login?${new URLSearchParams({ step: 'second-factor', next })}`, reply);
      }
      setSessionCookies(request, reply, entry.keys, [done]);
      return leadTo(next, reply);
    } catch (error) {
      reply.header('set-cookie', done);
      return leadTo(await refusal(error, request, '/'), reply);
    }
  });
}

function leadTo(place: string, reply: FastifyReply) {
  // Neither the provider's next page nor ours is told the address, in which codes stand.
  reply.header('Location', place).header('Referrer-Policy', 'no-referrer');
  return answer(302, undefined);
}

/** Returns the name of the cookie; each sign-in under way has its own, so that two windows do not disturb each other. */
function cookieName(state: string): string {
  return `signIn-${state.replace(/[^\w-]/g, '').slice(0, 12)}`;
}

function requestCookie(request: FastifyRequest, state: string, sealed: string, maxAge: number): string {
  return `${cookie(request, cookieName(state), sealed, maxAge, rows.begin.path)}; HttpOnly`;
}

function keptFor(state: string, { headers }: FastifyRequest): string | null {
  const name = cookieName(state);
  for (const pair of (headers.cookie ?? '').split(/;\s*/))
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1);
  return null;
}

type ArrivalEvent = Pick<AuditEvent, 'action' | 'targets' | 'details'>;

/**
 * Returns the entries of the audit log for a sign-in from the provider, besides the sign-in itself: what happened to the
 * account.
 */
function arrivalEvents({ userId: id, arrival, account, changed, isRenamed }: FinishedSignIn): readonly ArrivalEvent[] {
  const { email, role, name } = account;
  const action = ACTIONS[arrival satisfies Arrival];
  const by = 'provider';
  const texts = Object.entries(changed).map(([key, value]) => [key, String(value)]);
  const arrived: ArrivalEvent[] = action ? [{ action, targets: [{ id, name: email }], details: { role, by } }] : [];
  const targets = [{ id, name }];
  return [
    ...arrived,
    ...(texts.length > 0
      ? [{ action: 'person.change' as const, targets, details: { ...Object.fromEntries(texts), by } }]
      : []),
    ...(isRenamed ? [{ action: 'person.rename' as const, targets, details: { name, by } }] : []),
  ];
}
