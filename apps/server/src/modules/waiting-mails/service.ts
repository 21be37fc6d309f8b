import { LIMITS, type MailTry } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { foldText } from '../../db/fold-text.ts';
import { newId } from '../../db/new-id.ts';
import {
  type DeliveryReport,
  failureWords,
  type MailSender,
  type OutgoingMail,
  type Refusal,
} from '../../integrations/mail/port.ts';
import type { InvitationRepository } from '../people/port.ts';
import type { TextSeal } from '../secrets/sealed-text.ts';
import type { UserRepository } from '../users/port.ts';
import {
  type MailAbout,
  REMEMBERED_FOR,
  type WaitingMail,
  type WaitingMailFacts,
  type WaitingMailFigures,
  type WaitingMailRepository,
} from './port.ts';

/** Longest time of one try before another server may try, milliseconds. */
const LEASE = 120_000;

/** Pause after the first try, doubled up to the longest pause, milliseconds. */
const FIRST_REST = 60_000;
const MAX_REST_MS = 1_800_000;

/** Time after which a mail is given up, milliseconds. */
const WAITS_FOR = 24 * 3_600_000;

export interface WaitingMails {
  /**
   * Sends a mail, or stores it when the mail server does not accept it now. It is then tried again until it is sent, refused
   * for good, no longer needed, or a day old. The stored mail is encrypted.
   */
  send(mail: OutgoingMail, about: MailAbout): Promise<DeliveryReport>;
  /** Deletes mails that are no longer needed. */
  forget(about: MailAbout): Promise<void>;
  /** Tries a mail that is due; false when there is none. */
  sendDue(): Promise<boolean>;
  /** Returns the mails that wait and those given up lately, at most a page, and the number of each. */
  list(): Promise<WaitingMailFigures & { readonly mails: readonly WaitingMailFacts[] }>;
  /**
   * Tries a mail at once, unless a server is trying it.
   * @throws AppError `MAIL_NOT_FOUND` when it does not wait
   */
  tryNow(id: string): Promise<MailTry>;
  /**
   * Deletes a mail that waits or was given up.
   * @throws AppError `MAIL_NOT_FOUND` when there is none
   */
  discard(id: string): Promise<WaitingMailFacts>;
}

interface Log {
  warn(facts: object, what: string): void;
  error(facts: object, what: string): void;
}

interface UseDeps {
  readonly users: Pick<UserRepository, 'find' | 'findForLogin'>;
  readonly invitations: Pick<InvitationRepository, 'listPending'>;
}

interface WaitingMailDeps extends UseDeps {
  readonly waitingMails: WaitingMailRepository;
  readonly mail: MailSender;
  readonly seal: TextSeal;
  readonly now: () => number;
  readonly log: Log;
}

export function createWaitingMails(deps: WaitingMailDeps): WaitingMails {
  const { waitingMails, mail, seal, now, log } = deps;
  const isWanted = createUseCheck(deps);
  const ownerOf = (id: string) => `mail ${id}`;
  const claim = (id?: string) => waitingMails.claim(now(), now() + LEASE, id);

  async function giveUp(waiting: WaitingMail, reason: string): Promise<MailTry> {
    await waitingMails.giveUp(waiting, now(), now() - REMEMBERED_FOR, reason);
    log.error({ tries: waiting.tries, reason }, 'A mail that waited for the mail server was given up');
    return { outcome: 'givenUp', answer: reason };
  }

  /** Gives a mail that this server has reserved to the mail server. */
  async function deliver(due: WaitingMail): Promise<MailTry> {
    const content = seal.open(ownerOf(due.id), due.content);
    if (content === null) return giveUp(due, 'it was stored with another CREDENTIALS_KEY');
    const outgoing = JSON.parse(content) as OutgoingMail;
    if (!(await isWanted(due.about, outgoing.to))) {
      await waitingMails.remove(due);
      log.warn({ tries: due.tries }, 'A mail that waited for the mail server was of no use any more');
      return { outcome: 'obsolete', answer: '' };
    }
    const refusal = await refusalOf(outgoing);
    if (refusal === null) {
      await waitingMails.remove(due);
      return { outcome: 'sent', answer: '' };
    }
    const { reason, isTemporary = false } = refusal;
    if (!isTemporary || now() - due.createdAt >= WAITS_FOR) return giveUp(due, reason);
    await waitingMails.retry(due, now() + Math.min(FIRST_REST * 2 ** due.tries, MAX_REST_MS), reason);
    return { outcome: 'waits', answer: reason };
  }

  /** Gives a mail for one recipient to the mail server; null when it was accepted. */
  async function refusalOf(outgoing: OutgoingMail): Promise<Omit<Refusal, 'address'> | null> {
    try {
      return (await mail.send(outgoing)).rejected[0] ?? null;
    } catch (error) {
      return { reason: failureWords(error), isTemporary: true };
    }
  }

  /** Stores a mail for each recipient whom the mail server does not take it for now. */
  async function store(outgoing: OutgoingMail, about: MailAbout, refused: readonly Refusal[]): Promise<void> {
    for (const { address, reason } of refused) {
      const id = newId();
      const content = seal.seal(ownerOf(id), JSON.stringify({ ...outgoing, to: [address] }));
      await waitingMails.add({ id, about, email: address, content, createdAt: now() }, now() + FIRST_REST, reason);
      log.warn({ reason }, 'The mail server did not take a mail, which is sent again by itself');
    }
  }

  return {
    async send(outgoing, about) {
      const report = await mail.send(outgoing).catch((error: unknown): DeliveryReport => {
        if (!(error instanceof AppError) || error.code !== 'UPSTREAM_FAILED') throw error;
        const reason = failureWords(error);
        return { accepted: [], rejected: outgoing.to.map((address) => ({ address, reason, isTemporary: true })) };
      });
      const later = report.rejected.filter(({ isTemporary }) => isTemporary);
      if (later.length === 0) return report;
      await store(outgoing, about, later);
      const accepted = [...report.accepted, ...later.map(({ address }) => address)];
      return { accepted, rejected: report.rejected.filter(({ isTemporary }) => !isTemporary), waits: true };
    },

    forget: waitingMails.forget,

    async sendDue() {
      const due = await claim();
      if (due) await deliver(due);
      return due !== null;
    },

    async list() {
      const since = now() - REMEMBERED_FOR;
      return { ...(await waitingMails.figures(since)), mails: await waitingMails.list(since, LIMITS.page.max) };
    },

    async tryNow(id) {
      const waiting = await claim(id);
      if (waiting) return deliver(waiting);
      const found = await waitingMails.find(id);
      if (!found || found.isGivenUp) throw new AppError('MAIL_NOT_FOUND');
      return { outcome: 'trying', answer: found.reason };
    },

    async discard(id) {
      const discarded = await waitingMails.discard(id);
      if (!discarded) throw new AppError('MAIL_NOT_FOUND');
      return discarded;
    },
  };
}

/**
 * Makes the check whether a mail is still of use: an invitation as long as nobody has accepted it or taken it back, all
 * others as long as whoever it is for, and whoever asked for it, may sign in.
 */
function createUseCheck({ users, invitations }: UseDeps) {
  const isActive = async (id: string | undefined) => id !== undefined && (await users.find(id))?.isActive === true;

  return async (about: string, to: readonly string[]): Promise<boolean> => {
    const [kind, ...ids] = about.split(' ');
    const [address = ''] = to;
    if (kind === 'invitation') {
      const pending = await invitations.listPending();
      return pending.some(({ email }) => foldText(email) === foldText(address));
    }
    // The last id is of a person: whose sign-in changed, or who asks for a template.
    const recipient = await users.findForLogin(address);
    return (await isActive(recipient?.id)) && (await isActive(ids.at(-1)));
  };
}
