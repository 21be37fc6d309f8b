import { endpoints, WAITING_MAIL_KINDS, type WaitingMail } from '@mailwright/contract';
import { actorOf } from '../../http/caller.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { type RunWorker, startRunWorker } from '../module-updates/run-worker.ts';
import { requireAdministrator } from '../people/service.ts';
import { isoTime } from '../templates/present.ts';
import type { WaitingMailFacts } from './port.ts';

/**
 * Starts trying mails that wait for the mail server as long as the server runs, and mounts the calls that show them to
 * administrators.
 */
export function mountWaitingMails({ app, mount, backlogs, repositories, waitingMails, now }: ModuleContext): void {
  const rows = endpoints.waitingMails;
  backlogs?.add('mails', repositories.waitingMails.backlog);
  let worker: RunWorker | null = null;
  app.addHook('onListen', async () => {
    worker = startRunWorker(waitingMails.sendDue, app.log, 'Waiting mails could not be sent');
  });
  app.addHook('onClose', async () => worker?.stop());

  mount(rows.list, async ({ caller }) => {
    requireAdministrator(actorOf(caller));
    const { mails, waiting, givenUp } = await waitingMails.list();
    return answer(200, { mails: mails.map((mail) => presentWaitingMail(mail, now())), waiting, givenUp });
  });

  mount(rows.tryNow, async ({ caller, params }) => {
    requireAdministrator(actorOf(caller));
    return answer(200, await waitingMails.tryNow(params.id));
  });

  mount(rows.discard, async ({ caller, params }) => {
    requireAdministrator(actorOf(caller));
    return answer(200, presentWaitingMail(await waitingMails.discard(params.id), now()));
  });
}

function presentWaitingMail(facts: WaitingMailFacts, now: number): WaitingMail {
  const { id, about, email, isGivenUp, createdAt, tries, againAt, tryingUntil, reason } = facts;
  const [word = ''] = about.split(' ', 1);
  const isTried = tryingUntil !== null && tryingUntil > now;
  const state = isGivenUp ? 'givenUp' : isTried ? 'trying' : 'waits';
  return {
    id,
    kind: WAITING_MAIL_KINDS.find((kind) => kind === word) ?? null,
    to: email ?? '',
    state,
    since: isoTime(createdAt),
    // It waits since its first try, which is not counted there.
    tries: tries + 1,
    answer: reason,
    next: state === 'waits' ? isoTime(Math.max(againAt, now)) : null,
  };
}
