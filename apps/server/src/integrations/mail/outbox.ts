import { createTransport } from 'nodemailer';
import type { Email } from 'postal-mime';
import { newId } from '../../db/new-id.ts';
import type { KeptMail, KeptMailHead, KeptMails, MailSender, Outbox, Person } from './port.ts';

/** The time first, so that names stand in the order of their mails; then whose test mail it is, if it is one. */
const NAME = /^(\d{4}-\d{2}-\d{2})T(\d{2}-\d{2}-\d{2}\.\d{3})Z-[\w-]+?(?:\.of-([\w-]+))?\.eml$/;

/** Most mails in the list of a person. */
const LISTED = 50;

/** Names that are read at a time. */
const PAGE = 500;

/** Time for which mails are kept, milliseconds. */
const KEPT_FOR = 30 * 86_400_000;

/** Text in kept mails instead of a link that would let its reader sign in. */
const NO_LINK = '(this link is not kept)';

/** Keeps mails instead of sending them: nothing leaves this installation. */
export function createOutbox(kept: KeptMails, ownAddress: string, now: () => number = Date.now): MailSender & Outbox {
  const composer = createTransport({ streamTransport: true, buffer: true }, { from: ownAddress });

  /** Pages of names, newest first. */
  async function* names(before: string | null = null): AsyncGenerator<readonly string[]> {
    for (let from = before; ; ) {
      const page = await kept.names(from, PAGE);
      yield page.filter((name) => readKeptMailName(name) !== null);
      from = page.at(-1) ?? null;
      if (page.length < PAGE) return;
    }
  }

  async function read(name: string): Promise<KeptMail | null> {
    const content = await kept.read(name);
    return content && parse(name, content);
  }

  const isTestOf = (personId: string) => (name: string) => readKeptMailName(name)?.testOf === personId;

  async function headOf(person: Person, name: string): Promise<KeptMailHead | null> {
    const content = await kept.read(name);
    const head = content && (await parseHead(name, content));
    return head && concerns(head, person) ? head : null;
  }

  return {
    async send({ to, testOf, secretLink, text, ...mail }) {
      const harmless = secretLink === undefined ? text : text.replaceAll(secretLink, NO_LINK);
      const { message } = await composer.sendMail({ ...mail, text: harmless, to: [...to] });
      const name = newKeptMailName(now(), testOf);
      await kept.add(name, Buffer.from(message as Uint8Array));
      return { accepted: to, rejected: [], keptAs: name };
    },

    async testsOf(personId) {
      const own: string[] = [];
      for await (const page of names()) {
        own.push(...page.filter(isTestOf(personId)));
        if (own.length >= LISTED) break;
      }
      const mails = await Promise.all(own.slice(0, LISTED).map(read));
      return mails.filter((mail) => mail !== null);
    },

    async readTest(personId, name) {
      return isTestOf(personId)(name) ? read(name) : null;
    },

    async *ofPerson(person) {
      for await (const page of names()) {
        for (const name of page) {
          const head = await headOf(person, name);
          if (head) yield head;
        }
      }
    },

    async forgetPerson(person) {
      const isTheirTest = isTestOf(person.id);
      for await (const page of names())
        for (const name of page) if (isTheirTest(name) || (await headOf(person, name))) await kept.remove([name]);
    },

    async forgetOld() {
      for await (const page of names(beginOfName(now() - KEPT_FOR))) if (page.length > 0) await kept.remove(page);
    },
  };
}

function concerns({ testOf, from, replyTo, to }: KeptMailHead, { id, email }: Person): boolean {
  const isTheirs = (address: string) => address.toLowerCase() === email.toLowerCase();
  return testOf === id || [from, ...replyTo, ...to].some(isTheirs);
}

async function parse(name: string, content: Buffer): Promise<KeptMail> {
  const mail = await readMime(content);
  const { text = '', html = '' } = mail;
  return { ...headIn(name, mail), text, html };
}

/** Leaves out the body, which may be megabytes: whoever asks for all mails of a person asks for nothing in it. */
async function parseHead(name: string, content: Buffer): Promise<KeptMailHead> {
  const end = content.indexOf('\r\n\r\n');
  return headIn(name, await readMime(end === -1 ? content : content.subarray(0, end)));
}

async function readMime(content: Buffer): Promise<Email> {
  // Only who opens the outbox pays for the parser.
  const { default: PostalMime } = await import('postal-mime');
  return PostalMime.parse(content);
}

function headIn(name: string, { from, replyTo, to, subject = '' }: Email): KeptMailHead {
  const { at, testOf } = readKeptMailName(name) ?? { at: 0, testOf: null };
  const addresses = (list: typeof to = []) => list.flatMap(({ address }) => address ?? []);
  return { name, at, testOf, from: from?.address ?? '', replyTo: addresses(replyTo), to: addresses(to), subject };
}

/** Facts about a mail that its name contains. */
interface KeptMailName {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Id of the person whose test mail it is; null for mails of the server itself. */
  readonly testOf: string | null;
}

/** A name that nobody guesses. */
export function newKeptMailName(at: number, testOf: string | undefined): string {
  return `${beginOfName(at)}-${newId()}${testOf === undefined ? '' : `.of-${testOf}`}.eml`;
}

/** Names of older mails are less than it. */
function beginOfName(at: number): string {
  return new Date(at).toISOString().replaceAll(':', '-');
}

/** Null for everything else that may lie beside the mails. */
function readKeptMailName(name: string): KeptMailName | null {
  const [, day, time = '', testOf = null] = NAME.exec(name) ?? [];
  return day === undefined ? null : { at: Date.parse(`${day}T${time.replaceAll('-', ':')}Z`), testOf };
}
