import { endpoints } from '@mailwright/contract';
import { actorOf } from '../../http/caller.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { setSessionCookies } from '../auth/session-cookies.ts';
import { placeOf } from '../auth/sign-in-place.ts';
import { challengeCookie, challengeOf } from './challenge-cookie.ts';

const rows = endpoints.secondFactor;

export function mountSecondFactor({ mount, auth, secondFactor: service }: ModuleContext): void {
  mount(rows.asked, async ({ request }) => answer(200, await service.asked(challengeOf(request))));

  mount(rows.answer, async ({ body, request, reply }) => {
    const [challenge, from] = [challengeOf(request), placeOf(request)];
    const asked = { factor: 'code', whose: () => service.whose(challenge), from } as const;
    const { userId, ...opening } = await auth.answered(service.answer(challenge, body.code), asked);
    const keys = await auth.open(userId, from, opening);
    setSessionCookies(request, reply, keys, [challengeCookie(request, '')]);
    return answer(200, { sessionId: keys.sessionId });
  });

  mount(rows.read, async ({ caller }) => answer(200, await service.state(caller)));

  mount(rows.startTotp, async ({ caller, body }) => answer(200, await service.startTotp(caller.user, body)));

  mount(rows.confirmTotp, async ({ caller, body, request }) =>
    answer(200, { recoveryCodes: await service.confirmTotp(caller.user, body.code, placeOf(request)) }),
  );

  mount(rows.removeTotp, async ({ caller, body, request }) => {
    await service.removeTotp(caller, body, placeOf(request));
    return answer(204, undefined);
  });

  mount(rows.renewCodes, async ({ caller, body, request }) =>
    answer(200, { recoveryCodes: await service.renewCodes(caller.user, body, placeOf(request)) }),
  );

  mount(rows.reset, async ({ caller, params }) => {
    await service.reset(actorOf(caller), params.id);
    return answer(204, undefined);
  });
}
