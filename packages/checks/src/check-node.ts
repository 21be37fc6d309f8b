import type { Check } from '@mailwright/contract';
import {
  type BlockDefinition,
  COLUMN_TYPE,
  type Command,
  type DocumentNode,
  definitionOf,
  ISLAND_TYPE,
  type JsonObject,
  nodeContent,
} from '@mailwright/document';
import { checkFields } from './check-fields.ts';
import { isUnfinishedLink } from './check-link.ts';
import type { MailToCheck } from './check-mail.ts';
import { contrastOf, neededContrast, readableColor } from './contrast.ts';
import type { Finding } from './finding.ts';
import { readMarks, type TextMarks } from './read-marks.ts';

type NodeFinding = Pick<Finding, 'check' | 'item' | 'prop' | 'fix'>;

/** What is wrong with a node itself, its children apart; `background` is the color behind it, null where it is not known. */
export function checkNode(node: DocumentNode, background: string | null, mail: MailToCheck): readonly NodeFinding[] {
  if (node.type === ISLAND_TYPE) {
    const { source } = node.props;
    return distinct(checkHtml(typeof source === 'string' ? source : '').map((check) => about(check, 'source')));
  }
  if (node.type === COLUMN_TYPE) return node.children?.length ? [] : [about('emptyColumn')];
  const block = definitionOf(node.type, mail.registry);
  if (!block) return [about('placeholder')];
  const fields = checkFields(block.fields, node.props, mail.now).map(
    ({ fix, ...finding }): NodeFinding => ({ ...finding, fix: fix && propsFix(node, fix) }),
  );
  const { richTextProp } = block;
  const words = richTextProp === undefined ? null : readMarks(node.props[richTextProp]);
  const links = nodeContent(node, mail).flatMap(({ kind, prop, at, value: href }): readonly NodeFinding[] => {
    // Links of fields are looked at with what the fields ask of them.
    if (kind !== 'link' || at === undefined) return [];
    if (href.trim() === '') return [about('linkMissing', prop)];
    return isUnfinishedLink(href) ? [about('linkUnfinished', prop)] : [];
  });
  return distinct([...fields, ...links, ...checkContrast(node, block, { words, background, mail })]);
}

interface Words {
  readonly words: TextMarks | null;
  readonly background: string | null;
  readonly mail: MailToCheck;
}

function checkContrast(node: DocumentNode, block: BlockDefinition, { words, background, mail }: Words): NodeFinding[] {
  if (!words && block.plainTextProp === undefined) return [];
  const look = { ...block.styleDefaults?.(node, mail.document.settings), ...node.style };
  const back = isPainted(node) ? null : (look.backgroundColor ?? background);
  if (back === null) return [];
  const needed = neededContrast(look.fontSize ?? 16, look.fontWeight === 'bold');
  const isFaint = (color: string) => (contrastOf(color, back) ?? needed) < needed;
  const own = words && !words.plain ? undefined : look.color;
  const isOwnFaint = own !== undefined && isFaint(own);
  const isMarkFaint = words?.colors.some(isFaint) ?? false;
  if (!isOwnFaint && !isMarkFaint) return [];
  const color = isOwnFaint && !isMarkFaint ? readableColor(own, back, needed) : null;
  const fix: Command | null = color === null ? null : { type: 'updateStyle', ids: [node.id], style: { color } };
  return [{ ...about('contrast'), fix }];
}

/** The color behind what stands in a node; null where a picture or a gradient is. */
export function backgroundOf(node: DocumentNode, above: string | null): string | null {
  if (isPainted(node)) return null;
  return node.style.backgroundColor ?? above;
}

function isPainted({ style, props }: DocumentNode): boolean {
  return Boolean(style.backgroundImage ?? style.gradientFrom) || (props.src !== undefined && props.src !== '');
}

function about(check: Check, prop: string | null = null): NodeFinding {
  return { check, prop, item: null, fix: null };
}

function propsFix({ id }: DocumentNode, props: JsonObject): Command {
  return { type: 'updateProps', id, props };
}

/** The same about the same place is said once. */
function distinct(findings: readonly NodeFinding[]): readonly NodeFinding[] {
  const keyOf = ({ check, item, prop }: NodeFinding) => `${check} ${item?.list} ${item?.index} ${prop}`;
  return [...new Map(findings.toReversed().map((finding) => [keyOf(finding), finding])).values()].toReversed();
}

/** What is wrong with foreign HTML, as far as its images and links tell. */
function checkHtml(html: string): Check[] {
  const source = html.replace(/<!--[\s\S]*?-->/g, '');
  const found: Check[] = [];
  for (const [tag] of source.matchAll(/<img\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi)) {
    const src = attribute(tag, 'src')?.trim() ?? '';
    if (src === '') found.push('imageMissing');
    // An empty text is how a picture says that it is decoration.
    if (attribute(tag, 'alt') === undefined) found.push('imageAlt');
  }
  for (const [tag] of source.matchAll(/<a\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi)) {
    const href = attribute(tag, 'href')?.trim();
    // Without the attribute it is the target of links.
    if (href === '') found.push('linkMissing');
    else if (href !== undefined && isUnfinishedLink(href)) found.push('linkUnfinished');
  }
  return found;
}

function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]*)))?(?=[\\s>/])`, 'i').exec(tag);
  return match ? (match[1] ?? match[2] ?? match[3] ?? '') : undefined;
}
