import { missingDemands, neutralTag, type SendingProfile } from '@mailwright/contract';
import { contentOf, type DocumentNode, ISLAND_TYPE, walk } from '@mailwright/document';
import type { MailToCheck } from '../check-mail.ts';
import { type Finding, severityOf } from '../finding.ts';
import { demandFix } from '../legal/legal-fixes.ts';
import { fieldsOf } from './cannot-say.ts';

type CheckedContent = Pick<MailToCheck, 'document' | 'registry' | 'foreign' | 'isPart' | 'isLayout'>;

/** Returns what a sending system demands of every mail and this one lacks: one finding that names it all. */
export function demandFindings(mail: CheckedContent, profile: SendingProfile): readonly Finding[] {
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
