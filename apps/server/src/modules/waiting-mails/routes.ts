import type { ModuleContext } from '../../module-context.ts';
import { type RunWorker, startRunWorker } from '../module-updates/run-worker.ts';

/** Has mails that wait for the mail server tried again for as long as the server runs; no calls of its own. */
export function mountWaitingMails({ app, backlogs, repositories, waitingMails }: ModuleContext): void {
  backlogs?.add('mails', repositories.waitingMails.backlog);
  let worker: RunWorker | null = null;
  app.addHook('onListen', async () => {
    worker = startRunWorker(waitingMails.sendDue, app.log, 'Waiting mails could not be sent');
  });
  app.addHook('onClose', async () => worker?.stop());
}
