import path from 'node:path';
import type { Config } from '../../config.ts';
import { checkSmtp, sendsPassword } from '../../integrations/mail/smtp.ts';
import { reasonOf } from '../../storage/require-storage.ts';
import { type Finding, findingsOf } from './finding.ts';

const { ok, note, problem } = findingsOf('Mail');

/** Signs in at the mail server, and sends nothing. */
export async function lookAtMail({
  smtpUrl,
  smtpAllowsPlaintext,
  dataDir,
  database,
}: Pick<Config, 'smtpUrl' | 'smtpAllowsPlaintext' | 'dataDir' | 'database'>): Promise<Finding[]> {
  if (smtpUrl === null) {
    const place = database.kind === 'sqlite' ? path.join(dataDir, 'outbox') : 'the database';
    return [note(`mails are kept in ${place} and go to nobody`, 'set SMTP_URL to send them')];
  }
  const { hostname, port, protocol, searchParams } = new URL(smtpUrl);
  const server = port ? `${hostname}:${port}` : hostname;
  const warnings: Finding[] = [];
  if (smtpAllowsPlaintext && sendsPassword(smtpUrl) && protocol !== 'smtps:')
    warnings.push(
      note(`the password for ${server} goes in the clear where it offers no TLS`, 'unset SMTP_ALLOW_PLAINTEXT'),
    );
  if (searchParams.get('tls.rejectUnauthorized') === 'false')
    warnings.push(
      note(
        `the certificate of ${server} is not checked: anybody between may read mails and password`,
        'take tls.rejectUnauthorized out of SMTP_URL, and name its authority in NODE_EXTRA_CA_CERTS',
      ),
    );
  try {
    await checkSmtp(smtpUrl, smtpAllowsPlaintext);
    return [ok(`${server} lets us in`), ...warnings];
  } catch (error) {
    const advice = 'check SMTP_URL: address, port, user and password';
    return [problem(`${server} does not let us in (${reasonOf(error)})`, advice), ...warnings];
  }
}
