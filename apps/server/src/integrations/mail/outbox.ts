import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { newId } from '../../db/new-id.ts';
import type { MailSender } from './port.ts';

/** Keeps mails as .eml files in a folder, the name beginning with the time: nothing leaves this machine. */
export function createOutbox(folder: string, ownAddress: string): MailSender {
  const composer = createTransport({ streamTransport: true, buffer: true }, { from: ownAddress });
  return {
    async send({ to, ...mail }) {
      const { message } = await composer.sendMail({ ...mail, to: [...to] });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${newId()}.eml`;
      await mkdir(folder, { recursive: true });
      // Who lists the folder never meets half a mail.
      const unfinished = path.join(folder, `.${name}`);
      await writeFile(unfinished, message);
      await rename(unfinished, path.join(folder, name));
      return { accepted: to, rejected: [] };
    },
  };
}
