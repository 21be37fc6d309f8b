import { AppError } from '../../app-error.ts';
import { newId } from '../../db/new-id.ts';
import type { DeliveryReport, MailSender, OutgoingMail } from '../../integrations/mail/port.ts';
import { reasonOf } from '../../storage/require-storage.ts';
import type { TextSeal } from '../secrets/sealed-text.ts';
import type { WaitingMail, WaitingMailRepository } from './port.ts';

/** How long one try may take before another server tries, milliseconds. */
const LEASE = 120_000;

/** Tries come later and later: a minute after the first, and half an hour apart at most. */
const FIRST_REST = 60_000;
const LONGEST_REST = 1_800_000;

/** How long a mail waits, and how long is remembered that one was given up, milliseconds. */
const WAITS_FOR = 24 * 3_600_000;
const REMEMBERED_FOR = 30 * 24 * 3_600_000;

export interface WaitingMails {
  /**
   * Sends a mail, or stores it where the mail server does not take it now: it is tried again until it is sent, refused, or a
   * day old. What is stored lies sealed in the database.
   */
  send(mail: OutgoingMail, about: string): Promise<DeliveryReport>;
  /** Deletes mails that are of no use any more. */
  forget(about: string): Promise<void>;
  /** Tries one that is due; false where none is. */
  sendDue(): Promise<boolean>;
}

interface Log {
  warn(facts: object, what: string): void;
  error(facts: object, what: string): void;
}

interface WaitingMailDeps {
  readonly waitingMails: WaitingMailRepository;
  readonly mail: MailSender;
  readonly seal: TextSeal;
  readonly now: () => number;
  readonly log: Log;
}

export function createWaitingMails({ waitingMails, mail, seal, now, log }: WaitingMailDeps): WaitingMails {
  const ownerOf = (id: string) => `mail ${id}`;

  async function giveUp(waiting: WaitingMail, reason: string): Promise<void> {
    await waitingMails.giveUp(waiting, now(), now() - REMEMBERED_FOR, reason);
    log.error({ tries: waiting.tries, reason }, 'A mail that waited for the mail server was given up');
  }

  return {
    async send(outgoing, about) {
      try {
        return await mail.send(outgoing);
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'UPSTREAM_FAILED') throw error;
        const id = newId();
        const content = seal.seal(ownerOf(id), JSON.stringify(outgoing));
        const reason = reasonOf(error);
        await waitingMails.add({ id, about, content, createdAt: now() }, now() + FIRST_REST, reason);
        log.warn({ reason }, 'The mail server did not take a mail, which is sent again by itself');
        return { accepted: outgoing.to, rejected: [], waits: true };
      }
    },

    forget: waitingMails.forget,

    async sendDue() {
      const due = await waitingMails.claim(now(), now() + LEASE);
      if (!due) return false;
      const content = seal.open(ownerOf(due.id), due.content);
      if (content === null) {
        await giveUp(due, 'it was stored with another CREDENTIALS_KEY');
        return true;
      }
      try {
        const { rejected } = await mail.send(JSON.parse(content) as OutgoingMail);
        if (rejected.length === 0) await waitingMails.remove(due);
        else await giveUp(due, rejected.map(({ reason }) => reason).join('; '));
      } catch (error) {
        const reason = reasonOf(error);
        if (now() - due.createdAt >= WAITS_FOR) await giveUp(due, reason);
        else await waitingMails.retry(due, now() + Math.min(FIRST_REST * 2 ** due.tries, LONGEST_REST), reason);
      }
      return true;
    },
  };
}
