import { type Actor, endpoints } from '@mailwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actorOf } from '../../http/caller.ts';
import { answer } from '../../http/mount.ts';
import { sandboxPage } from '../../http/sandbox-page.ts';
import type { Outbox } from '../../integrations/mail/port.ts';
import type { ModuleContext } from '../../module-context.ts';
import { keptMailPage, NO_OUTBOX, outboxPage } from './outbox-page.ts';
import { createTestMailService } from './service.ts';

export function mountTestMails(context: ModuleContext): void {
  const { mount, reading, mail, outbox, work, currentProducts, fields, samplePeople, mailFromDomains, demo, visitor } =
    context;
  const maySeeOutbox = (actor: Actor) => demo || actor.role === 'admin';
  const testMails = createTestMailService({
    reading,
    mail,
    work,
    currentProducts,
    fields,
    samplePeople,
    fromDomains: mailFromDomains,
    maySeeOutbox,
  });
  const rows = endpoints.testMails;

  mount(rows.send, async ({ caller, params, body, request, spend }) => {
    const sender = { ...actorOf(caller), email: caller.user.email };
    const sent = await testMails.send(sender, params.id, body, spend);
    const reasons = sent.rejected.map(({ reason }) => reason);
    if (reasons.length > 0) request.log.warn({ reasons }, 'The mail server refused recipients');
    return answer(202, sent);
  });

  /** The outbox, for those who may read what everybody on this server had sent. */
  async function opened(request: FastifyRequest, reply: FastifyReply): Promise<Outbox | null> {
    sandboxPage(reply, 'own pages').header('Cache-Control', 'private, no-store');
    const person = await visitor(request);
    return person !== null && maySeeOutbox(person) ? outbox : null;
  }

  mount(rows.outbox, async ({ request, reply }) => {
    const mails = await (await opened(request, reply))?.list();
    return mails ? answer(200, outboxPage(mails)) : answer(404, NO_OUTBOX);
  });

  mount(rows.keptMail, async ({ params, request, reply }) => {
    const mail = await (await opened(request, reply))?.read(params.name);
    return mail ? answer(200, keptMailPage(mail)) : answer(404, NO_OUTBOX);
  });
}
