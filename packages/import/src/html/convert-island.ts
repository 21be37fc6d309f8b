import { blockRegistry, lineHeight } from '@mailwright/blocks';
import {
  type DocumentNode,
  type EmailDocument,
  ISLAND_TYPE,
  locate,
  MAX_SECTION_DEPTH,
  type NodeId,
  type NodeLocation,
  SECTION_TYPE,
} from '@mailwright/document';
import { withFonts } from '../fonts/with-fonts.ts';
import type { Imported } from '../imported.ts';
import { type ConvertedFragment, convertFragment, convertMail, type MailInfo } from './convert-html.ts';
import type { HtmlOptions } from './create-context.ts';

/** A document in which foreign HTML became blocks. */
export interface ConvertedIsland extends Imported {
  /** Ids of the nodes that replace the block of code; empty if it was the whole mail. */
  readonly nodes: readonly NodeId[];
  /** Title and preheader of a whole mail; null for a block of code among other blocks. */
  readonly info: MailInfo | null;
}

/**
 * Makes blocks of a block of foreign HTML, or of the whole mail when that is what it is. null when the document has no
 * such block, when nothing is in it, when it is larger than any mail, or when it is repeated and would become several.
 */
export function convertIsland(
  document: EmailDocument,
  id: NodeId,
  options: Omit<HtmlOptions, 'css'>,
): ConvertedIsland | null {
  const found = locate(document, id);
  const source = found?.node.type === ISLAND_TYPE ? found.node.props.source : undefined;
  if (!found || typeof source !== 'string' || source.trim() === '') return null;
  const { settings, customStyles = '' } = document;
  const own = { ...options, css: customStyles };
  if (!found.parent) {
    const mail = convertMail(source, settings, own);
    return mail && { ...mail, nodes: [] };
  }
  const gap = Number(found.parent.props.gap) || 0;
  const place = {
    width: widthAt(document, found),
    depth: MAX_SECTION_DEPTH - sectionsAround(found),
    gap,
    look: lookIn(document),
  };
  const fragment = convertFragment(source, settings, place, own);
  if (!fragment || fragment.nodes.length === 0) return null;
  const styled = withStyleOf(found.node, fragment);
  // What is shown once for each entry is one part.
  if (found.node.repeat && styled.length > 1) return null;
  const nodes = styled.map((node) => withReadersOf(found.node, node));
  const styles = [customStyles.trimEnd(), fragment.css].filter((css) => css !== '').join('\n');
  const changed = replaced(document.nodes, found.path, nodes);
  const mail = { ...document, nodes: changed, ...(styles && { customStyles: styles }) };
  return {
    document: withFonts(mail, fragment.fonts, fragment.report, 'font', nodes),
    nodes: nodes.map((node) => node.id),
    report: fragment.report.report(),
    info: null,
  };
}

/** The room that a column has for its blocks. */
function widthAt({ settings }: EmailDocument, { ancestors, path }: NodeLocation): number {
  return ancestors.reduce((width, node, level) => {
    const inside = blockRegistry.get(node.type)?.childWidth?.(node, path[level + 1] ?? 0, width, settings);
    return Math.max(1, inside ?? width);
  }, settings.width);
}

function sectionsAround({ ancestors }: NodeLocation): number {
  return ancestors.filter(({ type }) => type === SECTION_TYPE).length;
}

/** Returns the text style that a block of code inherits from the mail's settings. */
function lookIn({ settings }: EmailDocument) {
  const line = { ratio: Number(lineHeight(settings.lineSpacing)) };
  return { family: settings.paragraphFonts, size: settings.textSize, color: settings.textColor, line };
}

/** Returns the nodes with the hiding of the block of code; the first has its space above, the last its space below. */
function withStyleOf({ style }: DocumentNode, { nodes }: ConvertedFragment): readonly DocumentNode[] {
  const { paddingTop = 0, paddingBottom = 0, hideOn } = style;
  return nodes.map((node, index) => {
    const top = (index === 0 ? paddingTop : 0) + (node.style.paddingTop ?? 0);
    const bottom = (index === nodes.length - 1 ? paddingBottom : 0) + (node.style.paddingBottom ?? 0);
    const around = { ...(top > 0 && { paddingTop: top }), ...(bottom > 0 && { paddingBottom: bottom }) };
    return { ...node, style: { ...node.style, ...around, ...(hideOn && { hideOn }) } };
  });
}

/** Returns a node with the condition and the repeat of the block of code. */
function withReadersOf({ condition, repeat }: DocumentNode, node: DocumentNode): DocumentNode {
  return { ...node, ...(condition && { condition }), ...(repeat && { repeat }) };
}

function replaced(
  siblings: readonly DocumentNode[],
  [at = 0, ...below]: readonly number[],
  nodes: readonly DocumentNode[],
): readonly DocumentNode[] {
  return siblings.flatMap((node, index) => {
    if (index !== at) return [node];
    return below.length === 0 ? nodes : [{ ...node, children: replaced(node.children ?? [], below, nodes) }];
  });
}
