import { createTransport } from 'nodemailer';
import { newId } from '../../db/new-id.ts';
import type { KeptMail, KeptMails, MailSender, Outbox } from './port.ts';

/** How many the list names. */
const LISTED = 50;

/** The names that `send` gives; nothing else is read. */
const NAME = /^\d{4}-\d{2}-\d{2}T[\d-]+\.\d{3}Z-[\w-]+\.eml$/;

/** Keeps mails instead of sending them: nothing leaves this installation. */
export function createOutbox(kept: KeptMails, ownAddress: string): MailSender & Outbox {
  const composer = createTransport({ streamTransport: true, buffer: true }, { from: ownAddress });

  async function read(name: string): Promise<KeptMail | null> {
    if (!NAME.test(name)) return null;
    const content = await kept.read(name);
    return content && parse(name, content);
  }

  return {
    async send({ to, ...mail }) {
      const { message } = await composer.sendMail({ ...mail, to: [...to] });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${newId()}.eml`;
      await kept.add(name, Buffer.from(message as Uint8Array));
      return { accepted: to, rejected: [], keptAs: name };
    },

    read,

    async list() {
      const newest = (await kept.names(LISTED)).filter((name) => NAME.test(name)).toSorted();
      const mails = await Promise.all(newest.reverse().slice(0, LISTED).map(read));
      return mails.filter((mail) => mail !== null);
    },
  };
}

async function parse(name: string, content: Buffer): Promise<KeptMail> {
  // Only who opens the outbox pays for the parser.
  const { default: PostalMime } = await import('postal-mime');
  const { from, to = [], subject = '', text = '', html = '' } = await PostalMime.parse(content);
  const [day, time] = name.split('T');
  const at = Date.parse(`${day}T${time?.slice(0, 12).replace(/-/g, ':')}Z`);
  const addresses = to.flatMap(({ address }) => address ?? []);
  return { name, at, from: from?.address ?? '', to: addresses, subject, text, html };
}
