import type { Check, SendingProfile } from '@mailwright/contract';
import { countType, type DocumentNode, ISLAND_TYPE, nodeContent } from '@mailwright/document';
import type { MailToCheck } from '../check-mail.ts';
import { type Finding, severityOf } from '../finding.ts';
import { addressFix, unsubscribeFix } from './legal-fixes.ts';
import { saysAddress } from './postal-address.ts';
import { isShownToAll } from './shown-to-all.ts';
import { letsUnsubscribe } from './unsubscribe-link.ts';

/** Returns what the law asks of marketing mails in most countries, and a mail has not; foreign HTML that nobody can read has all. */
export function legalFindings(mail: MailToCheck): readonly Finding[] {
  const { document, foreign, purpose = 'marketing', isPart = false, isLayout = false, brandAddresses = [] } = mail;
  if (purpose === 'transactional' || isPart || isLayout) return [];
  if (!foreign && countType(document, ISLAND_TYPE) > 0) return [];
  const contents = new Map<DocumentNode, ReturnType<typeof nodeContent>>();
  const contentOf = (node: DocumentNode) => {
    const entries = contents.get(node) ?? nodeContent(node, mail);
    contents.set(node, entries);
    return entries;
  };
  const profile: SendingProfile | null = mail.profile ?? null;
  const found: Finding[] = [];
  const add = (check: Check, fix: Finding['fix']) =>
    found.push({ check, severity: severityOf(check), node: null, item: null, prop: null, fix });
  if (!isShownToAll(document.nodes, (node) => letsUnsubscribe(node, contentOf(node), profile)))
    add('unsubscribeMissing', unsubscribeFix(document, profile));
  if (!isShownToAll(document.nodes, (node) => saysAddress(node, contentOf(node), brandAddresses)))
    add('addressMissing', addressFix(document, profile, brandAddresses[0] ?? ''));
  return found;
}
