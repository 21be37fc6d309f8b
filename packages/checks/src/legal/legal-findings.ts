import type { Check, SendingProfile } from '@mailwright/contract';
import {
  conditionalGroups,
  countType,
  type DocumentNode,
  type HideOn,
  ISLAND_TYPE,
  nodeContent,
  ownCondition,
} from '@mailwright/document';
import type { MailToCheck } from '../check-mail.ts';
import { type Finding, severityOf } from '../finding.ts';
import { addressFix, unsubscribeFix } from './legal-fixes.ts';
import { saysAddress } from './postal-address.ts';
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

/** On which screens a node with each setting is not there. */
const HIDDEN: Readonly<Record<HideOn, readonly Screen[]>> = {
  desktop: ['desktop'],
  'desktop-tablet': ['desktop', 'tablet'],
  tablet: ['tablet', 'phone'],
  mobile: ['phone'],
};

const SCREENS = ['desktop', 'tablet', 'phone'] as const;
type Screen = (typeof SCREENS)[number];

/**
 * Returns whether every reader sees a node for which `holds` is true, on every screen. A node with a condition counts if its
 * alternative has one as well; a repeated node does not count, since a list may be empty.
 */
function isShownToAll(nodes: readonly DocumentNode[], holds: (node: DocumentNode) => boolean): boolean {
  const answers = new Map<DocumentNode, boolean>();
  const remembered = (node: DocumentNode): boolean => {
    const answer = answers.get(node) ?? holds(node);
    answers.set(node, answer);
    return answer;
  };
  return SCREENS.every((screen) => isShownOn(screen, nodes, remembered));
}

function isShownOn(screen: Screen, siblings: readonly DocumentNode[], holds: (node: DocumentNode) => boolean): boolean {
  const shows = (node: DocumentNode): boolean =>
    node.repeat === undefined &&
    !(node.style.hideOn && HIDDEN[node.style.hideOn].includes(screen)) &&
    (holds(node) || isShownOn(screen, node.children ?? [], holds));
  return conditionalGroups(siblings).some(([first, ...others]) => {
    if (!first || !shows(first)) return false;
    return ownCondition(first.condition) === undefined || others.some(shows);
  });
}
