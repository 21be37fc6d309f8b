import { endpoints, LIMITS } from '@mailwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { cookie, setSessionCookies } from '../auth/session-cookies.ts';
import { placeOf } from '../auth/sign-in-place.ts';
import { challengeCookie, challengeOf } from '../second-factor/challenge-cookie.ts';
import type { Answered } from '../second-factor/service.ts';
import { createPasskeys } from './service.ts';

const rows = endpoints.passkeys;
const ASKED = 'passkeyAsked';

export function mountPasskeys(context: ModuleContext): void {
  const { mount, auth, secondFactor, repositories, tell, publicUrl, passwordSignIn, now } = context;
  const service = createPasskeys({ passkeys: repositories.passkeys, secondFactor, tell, publicUrl, now });

  async function enter({ userId, ...opening }: Answered, request: FastifyRequest, reply: FastifyReply, done: string) {
    const keys = await auth.open(userId, placeOf(request), opening);
    setSessionCookies(request, reply, keys, [done]);
    return answer(200, { sessionId: keys.sessionId });
  }

  /** Throws `PASSWORDS_OFF` when people sign in only at the company's provider: passkeys cannot be used then. */
  function requireOwnSignIn(): void {
    if (!passwordSignIn) throw new AppError('PASSWORDS_OFF');
  }

  mount(rows.list, async ({ caller }) => answer(200, await service.list(caller.user.id)));

  mount(rows.begin, async ({ caller, body }) => answer(200, await service.begin(caller.user, body)));

  mount(rows.add, async ({ caller, body, request }) =>
    answer(201, await service.add(caller.user, body, placeOf(request))),
  );

  mount(rows.rename, async ({ caller, params, body }) =>
    answer(200, await service.rename(caller.user.id, params.id, body.name)),
  );

  mount(rows.remove, async ({ caller, params, body, request }) => {
    await service.remove(caller, params.id, body, placeOf(request));
    return answer(204, undefined);
  });

  const afterPassword = (challenge: string, request: FastifyRequest) =>
    ({ factor: 'passkey', whose: () => secondFactor.whose(challenge), from: placeOf(request) }) as const;

  mount(rows.askFactor, async ({ request }) => {
    const challenge = challengeOf(request);
    // Whoever took too long is refused here already: no passkey answers what was not asked.
    return answer(200, await auth.answered(service.askFactor(challenge), afterPassword(challenge, request)));
  });

  mount(rows.answerFactor, async ({ body, request, reply }) => {
    const challenge = challengeOf(request);
    const answered = await auth.answered(
      service.answerFactor(challenge, body.response),
      afterPassword(challenge, request),
    );
    return enter(answered, request, reply, challengeCookie(request, ''));
  });

  mount(rows.ask, async ({ request, reply }) => {
    requireOwnSignIn();
    const { asked, options } = await service.ask();
    reply.header('set-cookie', askedCookie(request, asked, LIMITS.passkey.answerWithin / 1000));
    return answer(200, options);
  });

  mount(rows.signIn, async ({ body, request, reply }) => {
    requireOwnSignIn();
    const asked = { factor: 'passkey', whose: () => service.ownerOf(body.response), from: placeOf(request) } as const;
    const userId = await auth.answered(service.signIn(askedOf(request), body.response), asked);
    return enter({ userId, word: null, passwordHash: null }, request, reply, askedCookie(request, '', 0));
  });
}

function askedCookie(request: FastifyRequest, asked: string, seconds: number): string {
  return `${cookie(request, ASKED, asked, seconds, rows.signIn.path)}; HttpOnly`;
}

function askedOf({ headers }: FastifyRequest): string {
  return new RegExp(`(?:^|;\\s*)${ASKED}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1] ?? '';
}
