import { endpoints } from '@mailwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actorOf } from '../../http/caller.ts';
import { answer } from '../../http/mount.ts';
import { sandboxPage } from '../../http/sandbox-page.ts';
import type { Outbox } from '../../integrations/mail/port.ts';
import type { ModuleContext } from '../../module-context.ts';
import { keptMailPage, NO_OUTBOX, outboxPage } from './outbox-page.ts';
import { createTestMailService } from './service.ts';

export function mountTestMails(context: ModuleContext): void {
  const { mount, reading, mail, outbox, work, currentProducts, fields, samplePeople, mailFromDomains, visitor } =
    context;
  const testMails = createTestMailService({
    reading,
    mail,
    work,
    currentProducts,
    fields,
    samplePeople,
    fromDomains: mailFromDomains,
  });
  const rows = endpoints.testMails;

  mount(rows.send, async ({ caller, params, body, request, spend }) => {
    const sender = { ...actorOf(caller), email: caller.user.email };
    const sent = await testMails.send(sender, params.id, body, spend);
    const reasons = sent.rejected.map(({ reason }) => reason);
    if (reasons.length > 0) request.log.warn({ reasons }, 'The mail server refused recipients');
    return answer(202, sent);
  });

  /** Reads of the outbox what a person has sent; null for strangers, and where a mail server takes the mails. */
  async function ownMails<T>(
    { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    read: (outbox: Outbox, personId: string) => Promise<T>,
  ): Promise<T | null> {
    sandboxPage(reply, 'own pages').header('Cache-Control', 'private, no-store');
    const person = await visitor(request);
    return person && outbox ? read(outbox, person.id) : null;
  }

  mount(rows.outbox, async (call) => {
    const mails = await ownMails(call, (own, personId) => own.testsOf(personId));
    return mails ? answer(200, outboxPage(mails)) : answer(404, NO_OUTBOX);
  });

  mount(rows.keptMail, async (call) => {
    const mail = await ownMails(call, (own, personId) => own.readTest(personId, call.params.name));
    return mail ? answer(200, keptMailPage(mail)) : answer(404, NO_OUTBOX);
  });
}
