import { type DemoAccount, endpoints } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { originOf } from '../audit/watch-calls.ts';
import { challengeCookie } from '../second-factor/challenge-cookie.ts';
import type { UserRepository } from '../users/port.ts';
import { isPassword } from './passwords.ts';
import { type ProductFacts, presentSession } from './present.ts';
import { clearSessionCookies, setSessionCookies } from './session-cookies.ts';
import { placeOf } from './sign-in-place.ts';
import { createTicketService } from './ticket-service.ts';

/** Time an answer is used again, milliseconds: checking a password is slow on purpose, and anybody may ask. */
const KEPT_FOR = 60_000;

export function mountAuth(context: ModuleContext): void {
  const { mount, auth, secondFactor, repositories, publishedAccounts, ticketSecret, publicUrl, now } = context;
  const { users, tickets: kept } = repositories;
  const trust = { secret: ticketSecret, audience: publicUrl };
  const tickets = createTicketService({ ...trust, tickets: kept, log: context.signIns, now });
  const demoAccounts = createDemoAccounts({ users, published: publishedAccounts, now });
  const product: ProductFacts = {
    upgradeUrl: context.upgradeUrl,
    mergeSyntax: context.mergeSyntax,
    embedOrigins: [...context.embedOrigins],
    pagesUrl: context.pagesUrl,
    mailFromDomains: [...context.mailFromDomains],
    ai: { images: context.ai.images !== null, altTexts: context.ai.altTexts !== null },
  };

  mount(endpoints.auth.login, async ({ body, request, reply }) => {
    if (!context.passwordSignIn) throw new AppError('PASSWORDS_OFF');
    const entry = await auth.login(body.email, body.password, placeOf(request));
    if ('challenge' in entry) {
      reply.header('set-cookie', challengeCookie(request, entry.challenge));
      return answer(202, await secondFactor.asked(entry.challenge));
    }
    const { keys } = entry;
    setSessionCookies(request, reply, keys);
    return answer(200, { sessionId: keys.sessionId });
  });

  mount(endpoints.auth.credentials, async ({ body }) => {
    const live = await auth.bySessionId(body.sessionId);
    if (!live) throw new AppError('UNAUTHENTICATED');
    return answer(200, presentSession(body.sessionId, live, await auth.principals(), product));
  });

  mount(endpoints.auth.ticket, async ({ body, request }) => {
    const { userId, added } = await tickets.redeem(body.ticket, placeOf(request));
    if (added !== null) {
      const deed = { action: 'person.add', targets: [{ id: userId, name: added }] } as const;
      await context.audit.record({ ...originOf(request, null), ...deed, details: { role: 'user', by: 'ticket' } });
    }
    const { sessionId } = await auth.open(userId, placeOf(request), { origin: 'ticket' });
    return answer(200, { sessionId });
  });

  mount(endpoints.auth.embedding, async () => answer(200, { origins: [...product.embedOrigins] }));

  mount(endpoints.auth.demo, async ({ reply }) => {
    reply.header('Cache-Control', 'no-store');
    return answer(200, await demoAccounts());
  });

  /** Returns the answer to signing out: with the address at the provider that the browser opens next, if there is one. */
  async function signedOut(userId: string, idToken: string | null) {
    const continueAt = idToken === null ? null : await context.providerLogout?.address(userId, idToken);
    return continueAt ? answer(200, { continueAt }) : answer(204, undefined);
  }

  mount(endpoints.auth.logout, async ({ caller, request, reply }) => {
    const idToken = await auth.idTokenOf(caller.sessionId);
    await auth.logout(caller.sessionId);
    clearSessionCookies(request, reply);
    return signedOut(caller.user.id, idToken);
  });

  mount(endpoints.auth.logoutAll, async ({ caller, request, reply }) => {
    const idToken = await auth.idTokenOf(caller.sessionId);
    await auth.logoutAll(caller.user.id);
    clearSessionCookies(request, reply);
    return signedOut(caller.user.id, idToken);
  });

  mount(endpoints.auth.switch, async ({ body, caller, request, reply }) => {
    const keys = await auth.switchTo(body.principalId, caller.sessionId, placeOf(request));
    setSessionCookies(request, reply, keys);
    return answer(200, { sessionId: keys.sessionId });
  });
}

interface DemoAccountsDeps {
  readonly users: Pick<UserRepository, 'findForLogin'>;
  /** Demo accounts that the seed may have made; empty when this server has no demo accounts. */
  readonly published: readonly DemoAccount[];
  readonly now: () => number;
}

/** Returns a function that lists the demo accounts whose published password still works. */
function createDemoAccounts({ users, published, now }: DemoAccountsDeps): () => Promise<DemoAccount[]> {
  let checked: Promise<DemoAccount[]> | null = null;
  let until = 0;

  async function holds({ email, password }: DemoAccount): Promise<boolean> {
    const known = await users.findForLogin(email);
    return known?.isDemo === true && isPassword(password, known.passwordHash);
  }

  async function check(): Promise<DemoAccount[]> {
    const open = await Promise.all(published.map(holds));
    return published.filter((_, index) => open[index]);
  }

  return () => {
    if (checked && now() < until) return checked;
    until = now() + KEPT_FOR;
    const answer = check();
    checked = answer;
    answer.catch(() => {
      if (checked === answer) checked = null;
    });
    return answer;
  };
}
