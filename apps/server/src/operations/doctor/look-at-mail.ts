import path from 'node:path';
import type { Config } from '../../config.ts';
import { checkSmtp } from '../../integrations/mail/smtp.ts';
import { reasonOf } from '../../storage/require-storage.ts';
import { type Finding, findingsOf } from './finding.ts';

const { ok, note, problem } = findingsOf('Mail');

/** Signs in at the mail server, and sends nothing. */
export async function lookAtMail({
  smtpUrl,
  dataDir,
  database,
}: Pick<Config, 'smtpUrl' | 'dataDir' | 'database'>): Promise<Finding[]> {
  if (smtpUrl === null) {
    const place = database.kind === 'sqlite' ? path.join(dataDir, 'outbox') : 'the database';
    return [note(`mails are kept in ${place} and go to nobody`, 'set SMTP_URL to send them')];
  }
  const { hostname, port } = new URL(smtpUrl);
  const server = port ? `${hostname}:${port}` : hostname;
  try {
    await checkSmtp(smtpUrl);
    return [ok(`${server} lets us in`)];
  } catch (error) {
    return [problem(`${server} does not (${reasonOf(error)})`, 'check SMTP_URL: address, port, user and password')];
  }
}
