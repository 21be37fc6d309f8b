import path from 'node:path';
import type { Config } from '../../config.ts';
import { createOutbox } from './outbox.ts';
import type { MailSender } from './port.ts';
import { createSmtpSender } from './smtp.ts';

/** The configured way out for mails; without a mail server, the outbox in the data folder. */
export function openMail({ smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): MailSender {
  return smtpUrl ? createSmtpSender(smtpUrl, mailFrom) : createOutbox(path.join(dataDir, 'outbox'), mailFrom);
}
