import type { HtmlElement, HtmlNode } from '@mailwright/island';
import { isBlank, withoutUnseen } from '../dom.ts';
import { lineRatio } from '../look/text-look.ts';
import { lookOf, type Reading } from '../reading.ts';
import { isKeptInText } from '../template-tags.ts';
import { buttonPart } from './button-part.ts';
import { codePart, rangeOf } from './code-part.ts';
import { imagePart } from './image-part.ts';
import { type InlineToken, inlineTokens } from './inline-tokens.ts';
import { linkOf } from './link-of.ts';
import { menuPart } from './menu-part.ts';
import type { LeafPart, Part } from './part.ts';
import { commonLook, phoneStyle, richRuns, textStyle } from './rich-runs.ts';
import { socialPart } from './social-part.ts';

/** What inline content becomes: texts, images, a button. One that a block could not say stays code as a whole. */
export function runParts(nodes: readonly HtmlNode[], reading: Reading): readonly Part[] {
  const tokens = inlineTokens(nodes, reading);
  if (!tokens.some(isSeen)) return hiddenParts(tokens, reading);
  const known = recognised(nodes, tokens, reading);
  if (known) return [...known, ...hiddenParts(tokens, reading)];
  const code = codePart(nodes, reading);
  return code ? [code] : [];
}

/** What is not shown is kept where it was, for those who see it. */
function hiddenParts(tokens: readonly InlineToken[], reading: Reading): readonly Part[] {
  return tokens.flatMap((token) => (token.kind === 'hidden' ? (reading.hidden(token.element) ?? []) : []));
}

function isSeen(token: InlineToken): boolean {
  if (token.kind === 'words') return !isBlank(withoutUnseen(token.text));
  return token.kind === 'image' || token.kind === 'foreign';
}

function recognised(
  nodes: readonly HtmlNode[],
  tokens: readonly InlineToken[],
  reading: Reading,
): readonly Part[] | null {
  const range = rangeOf(nodes);
  if (range && !reading.tags.balanced(range.start, range.end)) return null;
  const button = soleButton(tokens, reading);
  if (button) return [button];
  if (buttons(tokens, reading) > 0 || tokens.some(({ kind }) => kind === 'foreign')) return null;
  const row = socialPart(tokens, reading) ?? menuPart(tokens, reading);
  if (row) return [row];
  const lines = linesOf(tokens);
  if (lines === null) return null;
  const parts: LeafPart[] = [];
  for (const line of lines) {
    const [first] = line;
    const part = first?.kind === 'image' ? imagePart(first.element, first.link, reading) : textPart(line, reading);
    if (!part) return null;
    parts.push(part);
  }
  return parts;
}

function soleButton(tokens: readonly InlineToken[], reading: Reading): LeafPart | null {
  const links = linksOf(tokens);
  const [only] = links;
  const free = tokens.some((token) => isSeen(token) && !('link' in token && token.link));
  return only && links.length === 1 && !free ? buttonPart(only, reading) : null;
}

function buttons(tokens: readonly InlineToken[], reading: Reading): number {
  return linksOf(tokens).filter((link) => {
    const { background, padding, border } = lookOf(link, reading.desk);
    return (background !== '' || border.top > 0) && padding.left + padding.right + border.left > 4;
  }).length;
}

function linksOf(tokens: readonly InlineToken[]): readonly HtmlElement[] {
  return [...new Set(tokens.flatMap((token) => ('link' in token && token.link ? [token.link] : [])))];
}

/** Groups of tokens, each an image alone or words alone; null where both stand on one line, or several images. */
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

function textPart(tokens: readonly InlineToken[], reading: Reading): LeafPart | null {
  const common = commonLook(tokens, reading);
  if (!common) return null;
  const { look: base, narrow } = common;
  const text = tokens.map((token) => (token.kind === 'words' ? token.text : ' ')).join('');
  if (!isKeptInText(text)) return null;
  const links = linksOf(tokens).map(linkOf);
  if (links.some(({ exact }) => !exact)) return null;
  const content = richRuns(tokens, base, reading);
  if (content.length === 0) return null;
  const line = Math.round(base.size * lineRatio(base));
  const changed = tokens.some((token) => token.kind === 'words' && reading.desk.text(token.element).transform !== null);
  return {
    kind: 'leaf',
    name: 'p',
    type: 'text',
    props: { content },
    style: {
      ...textStyle(base, 1.4),
      ...phoneStyle(base, narrow, 1.4),
      ...(base.bold && { fontWeight: 'bold' as const }),
    },
    // Empty lines before and after the words are space.
    top: breaksAtStart(tokens) * line,
    bottom: Math.max(0, breaksAtStart([...tokens].reverse()) - 1) * line,
    notes: changed ? [{ reason: 'value-adjusted', detail: 'text-transform' }] : [],
  };
}

function breaksAtStart(tokens: readonly InlineToken[]): number {
  const first = tokens.findIndex((token) => token.kind === 'words' && isSeen(token));
  return tokens.slice(0, Math.max(0, first)).filter(({ kind }) => kind === 'break').length;
}
