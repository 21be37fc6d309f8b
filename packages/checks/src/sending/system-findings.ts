import type { SendingProfile } from '@mailwright/contract';
import type { MailToCheck } from '../check-mail.ts';
import type { Finding } from '../finding.ts';
import { demandFindings } from './demand-findings.ts';
import { rawAddressFindings } from './raw-addresses.ts';
import { unsaidFindings } from './unsaid-findings.ts';

/**
 * Returns what a sending system makes worth a look: what it cannot be told of the mail, what it writes raw into addresses, and
 * what it demands and the mail lacks.
 *
 * @param profile null for the server's own syntax, which knows no more than fields
 */
export function systemFindings(
  mail: Pick<MailToCheck, 'document' | 'registry' | 'foreign' | 'isPart' | 'isLayout'>,
  profile: SendingProfile | null,
): readonly Finding[] {
  const unsaid = unsaidFindings(mail.document, mail.registry, profile);
  return profile ? [...unsaid, ...rawAddressFindings(mail, profile), ...demandFindings(mail, profile)] : unsaid;
}
