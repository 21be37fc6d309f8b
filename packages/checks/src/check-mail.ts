import {
  CHECKS,
  type Check,
  type FoundNode,
  LIMITS,
  type MailPurpose,
  type SendingProfile,
  type WeighedImage,
} from '@mailwright/contract';
import {
  type BlockRegistry,
  type Command,
  type DocumentNode,
  type EmailDocument,
  excerptOf,
  type ForeignContent,
  isOrphan,
  styleContents,
} from '@mailwright/document';
import { checkNode, type Grounds, groundsOf } from './check-node.ts';
import type { KnownProducts } from './check-product.ts';
import type { RuleCounts } from './check-product-list.ts';
import { type Finding, severityOf } from './finding.ts';
import { legalFindings } from './legal/legal-findings.ts';
import { systemFindings } from './sending/system-findings.ts';
import { isTooLong, nestedRules } from './style-problems.ts';

export interface MailToCheck {
  readonly document: EmailDocument;
  readonly registry: BlockRegistry;
  /** Reads foreign HTML; without it that is passed over. */
  readonly foreign: ForeignContent | undefined;
  /** The mail as it would be sent. */
  readonly html: string;
  readonly bytes: number;
  readonly name: string;
  readonly preheader: string;
  /** True for a part of mails: content that only a whole mail needs is not missed. */
  readonly isPart?: boolean;
  /** True for a layout that mails begin with: content that only a sent mail needs is not missed. */
  readonly isLayout?: boolean;
  /** Purpose of the mail; marketing by default. */
  readonly purpose?: MailPurpose;
  /** The postal addresses of the author's brand kits, each in its lines; the first is the one in use. */
  readonly brandAddresses?: readonly string[];
  /** The sending system it is written for, null for the server's own syntax; without it nobody asks what that can say. */
  readonly profile?: SendingProfile | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Data of the image files, by their addresses as they are in the document. */
  readonly images?: ReadonlyMap<string, WeighedImage>;
  /** Products that the mail shows; without it they are not compared with their stores. */
  readonly products?: KnownProducts;
  /** Number of products that the rules of its lists give now; a list without one is checked by the products it holds. */
  readonly ruleCounts?: RuleCounts;
}

/** Everything worth a look before the mail is sent: what is broken first, and in the order of the mail. */
export function checkMail(mail: MailToCheck): readonly Finding[] {
  const { document, registry } = mail;
  const found: Finding[] = [...checkWhole(mail), ...legalFindings(mail)];
  if (mail.profile !== undefined) found.push(...systemFindings(mail, mail.profile));
  const visit = (node: DocumentNode, around: Grounds, siblings: readonly DocumentNode[]): void => {
    const own = groundsOf(node, around);
    const about: FoundNode = {
      id: node.id,
      type: node.type,
      name: node.name ?? null,
      words: excerptOf(node, registry),
    };
    for (const finding of checkNode(node, own, mail)) {
      found.push({ ...finding, severity: severityOf(finding.check), node: about });
    }
    if (isOrphan(siblings, node)) {
      const fix: Command = { type: 'setCondition', id: node.id, condition: null };
      const check = 'otherwiseAlone';
      found.push({ check, severity: severityOf(check), node: about, item: null, prop: null, fix });
    }
    for (const child of node.children ?? []) visit(child, own, node.children ?? []);
  };
  for (const node of document.nodes) {
    visit(node, { light: document.settings.bgColor, dark: '' }, document.nodes);
  }
  return CHECKS.flatMap((check) => found.filter((finding) => finding.check === check));
}

function checkWhole({ name, preheader, html, bytes, isPart = false }: MailToCheck): Finding[] {
  const found: Check[] = [];
  if (name.trim() === '') found.push('name');
  if (!isPart) {
    if (preheader.trim() === '') found.push('preheaderMissing');
    else if (preheader.length > LIMITS.preheader.recommendedMax) found.push('preheaderLong');
    if (!/<h1[\s>]/i.test(html)) found.push('noTopHeading');
  }
  if (bytes > LIMITS.gmailClipBytes) found.push('tooLong');
  const styles = styleContents(html);
  if (styles.some(isTooLong)) found.push('styleTooLong');
  if (styles.some((css) => nestedRules(css).length > 0)) found.push('styleNested');
  return found.map((check) => ({
    check,
    severity: severityOf(check),
    node: null,
    item: null,
    prop: null,
    fix: null,
  }));
}
