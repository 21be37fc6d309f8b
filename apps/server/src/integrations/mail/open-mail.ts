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
  /** Mails that are kept now, or were kept before there was a mail server. */
  readonly kept: Outbox;
}

type MailConfig = Pick<Config, 'smtpUrl' | 'smtpAllowsPlaintext' | 'mailFrom' | 'dataDir'>;

interface OpenMailOptions {
  /** The connection to the mail server is kept for the next mail; without, a command ends once its mail is handed over. */
  readonly keepsConnection?: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The configured way out for mails; without a mail server an outbox, where all servers on this database find it. */
export function openMail(
  { smtpUrl, smtpAllowsPlaintext: allowsPlaintext, mailFrom, dataDir }: MailConfig,
  database: Database,
  { keepsConnection = true, now }: OpenMailOptions,
): MailTransport {
  // An embedded database has one server, whose outbox people can open with a mail program.
  const place =
    database.engine === 'sqlite'
      ? createKeptMailFolder(path.join(dataDir, 'outbox'))
      : createKeptMailRepository(database);
  const kept = createOutbox(place, mailFrom, now);
  const options = { keepsConnection, allowsPlaintext };
  if (smtpUrl) return { mail: createSmtpSender(smtpUrl, mailFrom, options), outbox: null, kept };
  return { mail: kept, outbox: kept, kept };
}
