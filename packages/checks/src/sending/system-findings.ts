import { missingDemands, neutralTag, type SendingProfile } from '@mailwright/contract';
import { contentOf, type DocumentNode, ISLAND_TYPE, walk } from '@mailwright/document';
import type { MailToCheck } from '../check-mail.ts';
import { type Finding, severityOf } from '../finding.ts';
import { demandFix } from '../legal/legal-fixes.ts';
import { fieldsOf } from './find-unsupported.ts';
import { rawAddressFindings } from './raw-addresses.ts';
import { unsaidFindings } from './unsupported-findings.ts';

type CheckedContent = Pick<MailToCheck, 'document' | 'registry' | 'foreign' | 'isPart' | 'isLayout'>;

/**
 * Returns what a sending system makes worth a look: what it cannot be told of the mail, what it writes raw into addresses, and
 * what it demands and the mail lacks.
 *
 * @param profile null for the server's own syntax, which knows no more than fields
 */
export function systemFindings(mail: CheckedContent, profile: SendingProfile | null): readonly Finding[] {
  const unsaid = unsaidFindings(mail.document, mail.registry, profile);
  return profile ? [...unsaid, ...rawAddressFindings(mail, profile), ...demandFindings(mail, profile)] : unsaid;
}

/** Returns what a sending system demands of every mail and this one lacks: one finding that names it all. */
function demandFindings(mail: CheckedContent, profile: SendingProfile): readonly Finding[] {
  if (mail.isPart || mail.isLayout) return [];
  const missing = missingDemands(profile, textsOf(mail));
  if (missing.length === 0) return [];
  const check = 'profileDemand';
  const names = missing.map(({ name }) => name);
  const fix = demandFix(
    mail.document,
    profile,
    missing.map(({ field }) => field),
  );
  return [{ check, severity: severityOf(check), node: null, item: null, prop: null, names, fix }];
}

/** All that a mail says and leads to, and its code. */
function textsOf({ document, registry, foreign }: CheckedContent): readonly string[] {
  const texts = contentOf(document, { registry, foreign }).map(({ value }) => value);
  walk(document, (node: DocumentNode) => {
    if (node.type === ISLAND_TYPE) texts.push(String(node.props.source));
    texts.push(...fieldsOf(node).map(({ name }) => neutralTag(name)));
  });
  return [...texts, document.settings.headCode ?? ''];
}
