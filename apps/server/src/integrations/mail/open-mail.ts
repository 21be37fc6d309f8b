import path from 'node:path';
import type { Config } from '../../config.ts';
import { createOutbox } from './outbox.ts';
import type { MailSender, Outbox } from './port.ts';
import { createSmtpSender } from './smtp.ts';

interface MailTransport {
  readonly mail: MailSender;
  /** Null where a mail server takes the mails. */
  readonly outbox: Outbox | null;
}

/** The configured way out for mails; without a mail server, the outbox in the data folder. */
export function openMail({
  smtpUrl,
  mailFrom,
  dataDir,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): MailTransport {
  if (smtpUrl) return { mail: createSmtpSender(smtpUrl, mailFrom), outbox: null };
  const outbox = createOutbox(path.join(dataDir, 'outbox'), mailFrom);
  return { mail: outbox, outbox };
}
