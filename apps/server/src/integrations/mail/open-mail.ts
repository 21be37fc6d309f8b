import path from 'node:path';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { createKeptMailFolder } from './kept-mail-folder.ts';
import { createKeptMailRepository } from './kept-mail-repository.ts';
import { createOutbox } from './outbox.ts';
import type { MailSender, Outbox } from './port.ts';
import { createSmtpSender } from './smtp.ts';

interface MailTransport {
  readonly mail: MailSender;
  /** Null where a mail server takes the mails. */
  readonly outbox: Outbox | null;
}

interface OpenMailOptions {
  /** The connection to the mail server is kept for the next mail; without, a command ends once its mail is handed over. */
  readonly keepsConnection?: boolean;
}

/** The configured way out for mails; without a mail server an outbox, where all servers on this database find it. */
export function openMail(
  { smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  database: Database,
  { keepsConnection = true }: OpenMailOptions = {},
): MailTransport {
  if (smtpUrl) return { mail: createSmtpSender(smtpUrl, mailFrom, keepsConnection), outbox: null };
  // An embedded database has one server, whose outbox people can open with a mail program.
  const kept =
    database.engine === 'sqlite'
      ? createKeptMailFolder(path.join(dataDir, 'outbox'))
      : createKeptMailRepository(database);
  const outbox = createOutbox(kept, mailFrom);
  return { mail: outbox, outbox };
}
