import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { newId } from '../../db/new-id.ts';
import type { KeptMail, MailSender, Outbox } from './port.ts';

/** How many the list names. */
const LISTED = 50;

/** The names that `send` gives; nothing else of the folder is read. */
const NAME = /^\d{4}-\d{2}-\d{2}T[\d-]+\.\d{3}Z-[\w-]+\.eml$/;

/** Keeps mails as .eml files in a folder, the name beginning with the time: nothing leaves this machine. */
export function createOutbox(folder: string, ownAddress: string): MailSender & Outbox {
  const composer = createTransport({ streamTransport: true, buffer: true }, { from: ownAddress });

  async function read(name: string): Promise<KeptMail | null> {
    if (!NAME.test(name)) return null;
    try {
      return await parse(name, await readFile(path.join(folder, name)));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  return {
    async send({ to, ...mail }) {
      const { message } = await composer.sendMail({ ...mail, to: [...to] });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${newId()}.eml`;
      await mkdir(folder, { recursive: true });
      // Who lists the folder never meets half a mail.
      const unfinished = path.join(folder, `.${name}`);
      await writeFile(unfinished, message);
      await rename(unfinished, path.join(folder, name));
      return { accepted: to, rejected: [], keptAs: name };
    },

    read,

    async list() {
      const names = await readdir(folder).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      const newest = names.filter((name) => NAME.test(name)).toSorted();
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

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
