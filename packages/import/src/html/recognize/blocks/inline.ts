import type { HtmlElement, HtmlNode } from '@mailwright/island';
import { isBlank, withoutUnseen } from '../../dom.ts';
import type { ImportContext } from '../../import-context.ts';
import type { ImportCode, ImportColumns, ImportLeaf } from '../../import-node.ts';
import { lineRatio, TEXT_LINE_HEIGHT } from '../../look/text-style.ts';
import { isKeptInText } from '../../template-tags.ts';
import { importCode, rangeOf } from '../code.ts';
import { looksLikeButton, recognizeButton } from './button.ts';
import { inlineButtons } from './button-row.ts';
import { recognizeImage } from './image.ts';
import { type InlineToken, inlineTokens } from './inline-tokens.ts';
import { linkOf } from './link-of.ts';
import { recognizeMenu } from './menu.ts';
import { commonLook, darkStyle, phoneStyle, richRuns, textStyle } from './rich-runs.ts';
import { recognizeSocial } from './social.ts';

/** Converts inline content to texts, images or a button. Content that a block could not hold stays code as a whole. */
export function recognizeInline(nodes: readonly HtmlNode[], context: ImportContext): InlineContent {
  const tokens = inlineTokens(nodes, context);
  const hidden = tokens.flatMap((token) => (token.kind === 'hidden' ? [token.element] : []));
  if (!tokens.some(isSeen)) return { nodes: [], hidden };
  const known = recognized(nodes, tokens, context);
  if (known) return { nodes: known, hidden };
  const code = importCode(nodes, context);
  return { nodes: code ? [code] : [], hidden: [] };
}

export interface InlineContent {
  readonly nodes: readonly (ImportLeaf | ImportCode | ImportColumns)[];
  /** Elements that are not shown and are not in the nodes. */
  readonly hidden: readonly HtmlElement[];
}

function isSeen(token: InlineToken): boolean {
  if (token.kind === 'words') return !isBlank(withoutUnseen(token.text));
  return token.kind === 'image' || token.kind === 'foreign';
}

function recognized(
  nodes: readonly HtmlNode[],
  tokens: readonly InlineToken[],
  context: ImportContext,
): readonly (ImportLeaf | ImportColumns)[] | null {
  const range = rangeOf(nodes);
  const { tags } = context;
  if (range && (!tags.balanced(range.start, range.end) || tags.breaks(range.start, range.end))) return null;
  const button = soleButton(tokens, context);
  if (button) return [button];
  if (tokens.some(({ kind }) => kind === 'foreign')) return null;
  if (buttons(tokens, context) > 0) return buttonLines(nodes, tokens, context);
  const row = recognizeSocial(tokens, context) ?? recognizeMenu(tokens, context);
  if (row) return [row];
  const lines = linesOf(tokens);
  if (lines === null) return null;
  const leaves: ImportLeaf[] = [];
  for (const line of lines) {
    const [first] = line;
    const leaf =
      first?.kind === 'image' ? recognizeImage(first.element, first.link, context) : recognizeText(line, context);
    if (!leaf) return null;
    leaves.push(leaf);
  }
  return leaves;
}

function soleButton(tokens: readonly InlineToken[], context: ImportContext): ImportLeaf | null {
  const links = linksOf(tokens);
  const [only] = links;
  const free = tokens.some((token) => isSeen(token) && !('link' in token && token.link));
  return only && links.length === 1 && !free ? recognizeButton(only, context) : null;
}

function buttons(tokens: readonly InlineToken[], context: ImportContext): number {
  return linksOf(tokens).filter((link) => looksLikeButton(link, context)).length;
}

/** Lines of buttons, one or more on each; null where anything else stands among them. */
function buttonLines(
  nodes: readonly HtmlNode[],
  tokens: readonly InlineToken[],
  context: ImportContext,
): readonly (ImportLeaf | ImportColumns)[] | null {
  const made: (ImportLeaf | ImportColumns)[] = [];
  for (const line of splitLines(tokens)) {
    if (!line.some(isSeen)) continue;
    const row = inlineButtons(line, nodes, context);
    if (!row) return null;
    made.push(row);
  }
  return made;
}

function linksOf(tokens: readonly InlineToken[]): readonly HtmlElement[] {
  return [...new Set(tokens.flatMap((token) => ('link' in token && token.link ? [token.link] : [])))];
}

/** Groups of tokens, each an image alone or text alone; null where both stand on one line, or several images. */
function linesOf(tokens: readonly InlineToken[]): readonly (readonly InlineToken[])[] | null {
  const lines: InlineToken[][] = [];
  const blank: InlineToken[] = [];
  for (const line of splitLines(tokens)) {
    const images = line.filter(({ kind }) => kind === 'image');
    const notes = line.some((token) => token.kind === 'words' && isSeen(token));
    if (images.length > 1 || (images.length > 0 && notes)) return null;
    const last = lines.at(-1);
    if (!notes && images.length === 0 && lines.length === 0) {
      blank.push(...line);
      continue;
    }
    if (images.length > 0) lines.push(images);
    else if (last && last[0]?.kind !== 'image') last.push(...line);
    else if (notes) lines.push([...(lines.length === 0 ? blank : []), ...line]);
  }
  return lines;
}

/** Each line with the break that ends it. */
function splitLines(tokens: readonly InlineToken[]): readonly (readonly InlineToken[])[] {
  const lines: InlineToken[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'hidden') continue;
    lines.at(-1)?.push(token);
    if (token.kind === 'break' || token.kind === 'edge') lines.push([]);
  }
  return lines;
}

function recognizeText(tokens: readonly InlineToken[], context: ImportContext): ImportLeaf | null {
  const common = commonLook(tokens, context);
  if (!common) return null;
  const { look: base, narrow } = common;
  const text = tokens.map((token) => (token.kind === 'words' ? token.text : ' ')).join('');
  if (!isKeptInText(text, context.source)) return null;
  const links = linksOf(tokens).map((link) => linkOf(link, context));
  if (links.some(({ exact }) => !exact)) return null;
  const content = richRuns(tokens, base, context);
  if (content.length === 0) return null;
  const line = Math.round(base.size * lineRatio(base));
  const changed = tokens.some(
    (token) => token.kind === 'words' && context.desktop.text(token.element).transform !== null,
  );
  return {
    kind: 'leaf',
    name: 'p',
    type: 'text',
    props: { content },
    style: {
      ...textStyle(base, TEXT_LINE_HEIGHT),
      ...phoneStyle(base, narrow, TEXT_LINE_HEIGHT),
      ...darkStyle(common),
      ...(base.bold && { fontWeight: 'bold' as const }),
    },
    // Empty lines before and after the text are space.
    top: breaksAtStart(tokens) * line,
    bottom: Math.max(0, breaksAtStart([...tokens].reverse()) - 1) * line,
    notes: changed ? [{ reason: 'value-adjusted', detail: 'text-transform' }] : [],
  };
}

function breaksAtStart(tokens: readonly InlineToken[]): number {
  const first = tokens.findIndex((token) => token.kind === 'words' && isSeen(token));
  return tokens.slice(0, Math.max(0, first)).filter(({ kind }) => kind === 'break').length;
}
