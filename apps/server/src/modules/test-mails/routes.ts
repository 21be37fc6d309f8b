import { endpoints, type Theme } from '@mailwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actorOf } from '../../http/caller.ts';
import { answer } from '../../http/mount.ts';
import { sandboxPage } from '../../http/sandbox-page.ts';
import type { Outbox } from '../../integrations/mail/port.ts';
import type { ModuleContext } from '../../module-context.ts';
import { keptMailPage, NO_OUTBOX, outboxPage } from './outbox-page.ts';
import { createTestMailService } from './service.ts';

export function mountTestMails(context: ModuleContext): void {
  const { mount, repositories, reading, mail, outbox, work, currentProducts, fields, samplePeople, visitor } = context;
  const testMails = createTestMailService({
    reading,
    mail,
    work,
    currentProducts,
    fields,
    samplePeople,
    fromDomains: context.mailFromDomains,
  });
  const rows = endpoints.testMails;

  mount(rows.send, async ({ caller, params, body, request, consume }) => {
    const sender = { ...actorOf(caller), email: caller.user.email };
    const sent = await testMails.send(sender, params.id, body, consume);
    const reasons = sent.rejected.map(({ reason }) => reason);
    if (reasons.length > 0) request.log.warn({ reasons }, 'The mail server refused recipients');
    return answer(202, sent);
  });

  /** Shows a person's sent mails in the person's theme; nothing to strangers, nor when a mail server gets the mails. */
  async function showOwn<T>(
    { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    read: (outbox: Outbox, personId: string) => Promise<T | null>,
    show: (mails: T, theme: Theme) => string,
  ) {
    sandboxPage(reply, 'own pages').header('Cache-Control', 'private, no-store');
    const person = await visitor(request);
    const mails = person && outbox && (await read(outbox, person.id));
    const user = person && (await repositories.users.find(person.id));
    return mails && user ? answer(200, show(mails, user.settings.theme)) : answer(404, NO_OUTBOX);
  }

  mount(rows.outbox, (call) => showOwn(call, (own, personId) => own.testsOf(personId), outboxPage));

  mount(rows.keptMail, (call) =>
    showOwn(call, (own, personId) => own.readTest(personId, call.params.name), keptMailPage),
  );
}
