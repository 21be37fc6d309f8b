import {
  type Actor,
  type CustomField,
  mailSubject,
  maySendFrom,
  type TestMailAnswer,
  type TestMailRequest,
} from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import type { MailSender } from '../../integrations/mail/port.ts';
import type { MailWork } from '../mail-work/mail-work.ts';
import type { CurrentProducts } from '../products/current-products.ts';
import type { SamplePeopleService } from '../sample-people/service.ts';
import { EMPTY_BODY } from '../templates/present.ts';
import type { TemplateReadService } from '../templates/read-service.ts';

export interface TestMailService {
  /**
   * Sends the saved mail of a template that the person may read, with sample values or the tags of a sending system. `consume` is
   * called before the mail is sent, and rejects after too many test mails.
   */
  send(
    sender: Sender,
    templateId: string,
    request: TestMailRequest,
    consume: () => Promise<void>,
  ): Promise<TestMailAnswer>;
}

export interface Sender extends Actor {
  readonly email: string;
}

export interface TestMailDeps {
  readonly reading: Pick<TemplateReadService, 'read'>;
  readonly mail: MailSender;
  readonly work: MailWork;
  readonly currentProducts: CurrentProducts;
  /** Returns the merge fields with their sample values. */
  readonly fields: () => Promise<readonly CustomField[]>;
  readonly samplePeople: Pick<SamplePeopleService, 'find'>;
  /** Domains that mails may be sent from, lower case. */
  readonly fromDomains: readonly string[];
}

const FROM_REFUSED = 'Use your own address or an address from a domain this server can send from.';

export function createTestMailService(deps: TestMailDeps): TestMailService {
  const { reading, mail, work, currentProducts, fields, samplePeople, fromDomains } = deps;
  return {
    async send(sender, templateId, { from, to, subject, person, profile }, consume) {
      const { record, body } = await reading.read(sender, templateId);
      if (!maySendFrom(from, sender.email, fromDomains)) {
        throw new AppError('VALIDATION_FAILED', { details: [{ path: 'from', message: FROM_REFUSED }] });
      }
      const values = person === undefined ? undefined : (await samplePeople.find(sender.id, person)).values;
      await consume();
      const leaving = await currentProducts(sender, body ?? { ...EMPTY_BODY, components: {} }, record);
      const shown = { body: leaving, info: record, subject: subject || `[Test] ${mailSubject(record)}` };
      const made = profile
        ? await work.run(sender.id, 'writtenMail', { ...shown, profile })
        : await work.run(sender.id, 'sampleMail', { ...shown, fields: await fields(), values });
      const replyTo = from.toLowerCase() === sender.email.toLowerCase() ? {} : { replyTo: sender.email };
      const message = {
        from,
        ...replyTo,
        testOf: sender.id,
        to: withoutTwins(to),
        html: made.html,
        text: made.text,
        subject: made.subject,
      };
      const { accepted, rejected, keptAs } = await mail.send(message);
      const keptAt = keptAs === undefined ? null : `/outbox/${keptAs}`;
      return { accepted: [...accepted], rejected: [...rejected], keptAt };
    },
  };
}

/** Returns the addresses without those that differ only by capitals, which are one mailbox. */
function withoutTwins(addresses: readonly string[]): string[] {
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()];
}
