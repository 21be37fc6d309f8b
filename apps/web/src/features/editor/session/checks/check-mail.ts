import { LIMITS } from '@mailwright/contract';
import {
  type BlockRegistry,
  COLUMN_TYPE,
  type DocumentNode,
  definitionOf,
  type EmailDocument,
  ISLAND_TYPE,
} from '@mailwright/document';
import { checkFields } from './check-fields.ts';
import { checkHtml } from './check-html.ts';
import { isUnfinishedLink } from './check-link.ts';
import { readMarks } from './check-rich-text.ts';
import { contrastOf, neededContrast } from './contrast.ts';
import { CHECKS, type Check, type Finding } from './finding.ts';

export interface MailToCheck {
  readonly document: EmailDocument;
  readonly registry: BlockRegistry;
  /** The mail as it would be sent. */
  readonly html: string;
  readonly bytes: number;
  readonly name: string;
  readonly preheader: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Everything worth a look before the mail is sent: what is broken first, and in the order of the mail. */
export function checkMail(mail: MailToCheck): readonly Finding[] {
  const { document } = mail;
  const found: Finding[] = checkWhole(mail).map((check) => ({ check, nodeId: null }));
  const visit = (node: DocumentNode, ground: string | null): void => {
    const own = groundOf(node, ground);
    for (const check of new Set(checkNode(node, own, mail))) found.push({ check, nodeId: node.id });
    for (const child of node.children ?? []) visit(child, own);
  };
  for (const node of document.nodes) visit(node, document.settings.bgColor);
  return CHECKS.flatMap((check) => found.filter((finding) => finding.check === check));
}

function checkWhole({ name, preheader, html, bytes }: MailToCheck): Check[] {
  const found: Check[] = [];
  if (name.trim() === '') found.push('name');
  if (preheader.trim() === '') found.push('preheaderMissing');
  else if (preheader.length > LIMITS.preheader.recommendedMax) found.push('preheaderLong');
  if (!/<h1[\s>]/i.test(html)) found.push('noTopHeading');
  if (bytes > LIMITS.gmailClipBytes) found.push('tooLong');
  return found;
}

function checkNode(node: DocumentNode, ground: string | null, { document, registry, now }: MailToCheck): Check[] {
  if (node.type === ISLAND_TYPE) return checkHtml(typeof node.props.source === 'string' ? node.props.source : '');
  if (node.type === COLUMN_TYPE) return node.children?.length ? [] : ['emptyColumn'];
  const block = definitionOf(node.type, registry);
  if (!block) return ['placeholder'];
  const found = checkFields(block.fields, node.props, now);
  const words = block.richTextProp === undefined ? null : readMarks(node.props[block.richTextProp]);
  for (const href of words?.links ?? []) {
    if (href.trim() === '') found.push('linkMissing');
    else if (isUnfinishedLink(href)) found.push('linkUnfinished');
  }
  const look = { ...block.styleDefaults?.(node, document.settings), ...node.style };
  const own = words ? [...words.colors, ...(words.plain && look.color ? [look.color] : [])] : [look.color ?? ''];
  const back = isPainted(node) ? null : (look.backgroundColor ?? ground);
  const needed = neededContrast(look.fontSize ?? 16, look.fontWeight === 'bold');
  const isFaint = (color: string) => back !== null && (contrastOf(color, back) ?? needed) < needed;
  if ((words || block.plainTextProp !== undefined) && own.some(isFaint)) found.push('contrast');
  return found;
}

/** The colour behind what stands in a node; null where a picture or a gradient is. */
function groundOf(node: DocumentNode, above: string | null): string | null {
  if (isPainted(node)) return null;
  return node.style.backgroundColor ?? above;
}

function isPainted({ style, props }: DocumentNode): boolean {
  return Boolean(style.backgroundImage ?? style.gradientFrom) || (props.src !== undefined && props.src !== '');
}
