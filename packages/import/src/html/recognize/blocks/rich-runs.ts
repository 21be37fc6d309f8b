import { createPasteFlow, linkMark, withMergeFields } from '@mailwright/blocks';
import type { DarkStyle, RichMark, RichText, StyleValues, TextDirection } from '@mailwright/document';
import type { HtmlElement } from '@mailwright/island';
import { parentElement } from '../../dom.ts';
import { type ImportContext, lookOf } from '../../import-context.ts';
import { lineRatio, type TextStyle, transformed } from '../../look/text-style.ts';
import type { InlineToken } from './inline-tokens.ts';
import { linkOf } from './link-of.ts';

/** Links are colored by their own rule: their text counts half for the look of the text around. */
const LINK_WEIGHT = 0.5;

/** Font sizes that differ by rounding alone, CSS pixels. */
const SAME_SIZE = 0.5;

type TextToken = Extract<InlineToken, { kind: 'words' }>;

/** Words and line breaks as rich text, whose marks say where they differ from `base`. */
export function richRuns(tokens: readonly InlineToken[], base: TextStyle, context: ImportContext): RichText {
  const flow = createPasteFlow();
  let dir: TextDirection | undefined;
  let before: InlineToken | undefined;
  for (const token of tokens) {
    if (before && isNextLink(before, token, context)) flow.words(APART, []);
    before = token;
    if (token.kind === 'break') flow.lineBreak();
    else if (token.kind === 'edge') flow.endParagraph(null, dir);
    else if (token.kind === 'words') {
      const look = context.desktop.text(token.element);
      dir = ownDirection(boxOf(token.element), context);
      flow.words(transformed(token.text, look), marksOf(token, look, base, context));
    }
  }
  flow.endParagraph(null, dir);
  const content = flow.seeds().flatMap(({ props }) => props.content as unknown as RichText);
  return withMergeFields(content);
}

/** Takes no room: two links to one address, one right after the other, would be one. */
const APART = '\u200b';

function isNextLink(before: InlineToken, token: InlineToken, context: ImportContext): boolean {
  if (before.kind !== 'words' || token.kind !== 'words' || !before.link || !token.link) return false;
  return before.link !== token.link && linkOf(before.link, context).link.href === linkOf(token.link, context).link.href;
}

/** Finds where reading begins in an element, where it is not as in the rest of the mail. */
export function ownDirection(element: HtmlElement, context: ImportContext): TextDirection | undefined {
  const { dir } = context.desktop.text(element);
  return dir === context.dir ? undefined : dir;
}

/** The nearest element around words that is more than a part of a line. */
function boxOf(element: HtmlElement): HtmlElement {
  let at = element;
  while (INLINE.has(at.tagName)) {
    const parent = parentElement(at);
    if (!parent) return at;
    at = parent;
  }
  return at;
}

/** Look that most words of a text have: on a desktop, on a phone, and in dark mode. */
export interface CommonLook {
  readonly look: TextStyle;
  readonly narrow: TextStyle;
  readonly dark: TextStyle;
}

/** The look that most of the words have, bold where all of them are; and what it is on a phone. */
export function commonLook(tokens: readonly InlineToken[], context: ImportContext): CommonLook | null {
  const weights = new Map<TextStyle, number>();
  const holders = new Map<TextStyle, HtmlElement>();
  const notes = tokens.filter((token): token is TextToken => token.kind === 'words' && token.text.trim() !== '');
  for (const token of notes) {
    const look = context.desktop.text(token.element);
    holders.set(look, token.element);
    // A link's own look is the link's.
    const weight = token.text.trim().length * (token.link ? LINK_WEIGHT : 1);
    weights.set(look, (weights.get(look) ?? 0) + weight);
  }
  const [first] = [...weights].sort((a, b) => b[1] - a[1]);
  if (!first) return null;
  const looks = [...weights.keys()];
  const holder = holders.get(first[0]);
  const look = { ...first[0], bold: looks.every(({ bold }) => bold) };
  return {
    look,
    narrow: holder ? context.phone.text(holder) : look,
    dark: holder ? context.dark.text(holder) : look,
  };
}

function marksOf(token: TextToken, look: TextStyle, base: TextStyle, context: ImportContext): readonly RichMark[] {
  const { element, link } = token;
  const to = link ? linkOf(link, context).link : null;
  const linked = to !== null && to.href !== '';
  const marks: RichMark[] = linked ? [linkMark(to)] : [];
  const style = {
    ...(look.color !== (linked ? context.linkColor : base.color) && { color: look.color }),
    ...backgroundOf(element, context),
    ...(look.family !== base.family && { fontFamily: look.family }),
    ...(Math.abs(look.size - base.size) > SAME_SIZE &&
      look.size > 0 && { fontSize: `${Math.round(look.size * 10) / 10}px` }),
  };
  if (Object.keys(style).length > 0) marks.push({ type: 'textStyle', attrs: style });
  if (look.bold && !base.bold) marks.push({ type: 'bold' });
  if (look.italic) marks.push({ type: 'italic' });
  if (look.underline) marks.push({ type: 'underline' });
  if (look.strike) marks.push({ type: 'strike' });
  const raised = raisedBy(element);
  return raised ? [...marks, { type: raised }] : marks;
}

const INLINE = new Set(['a', 'b', 'em', 'font', 'i', 'mark', 'small', 'span', 'strong', 'sub', 'sup', 'u']);

function backgroundOf(element: HtmlElement, context: ImportContext): { readonly backgroundColor?: string } {
  for (let at: HtmlElement | null = element; at && INLINE.has(at.tagName); at = parentElement(at)) {
    const { background } = lookOf(at, context.desktop);
    if (background !== '') return { backgroundColor: background };
  }
  return {};
}

function raisedBy(element: HtmlElement): 'subscript' | 'superscript' | null {
  for (let at: HtmlElement | null = element; at && INLINE.has(at.tagName); at = parentElement(at)) {
    if (at.tagName === 'sub') return 'subscript';
    if (at.tagName === 'sup') return 'superscript';
  }
  return null;
}

/** The style of a text or a heading; what its block has by itself is taken out later. */
export function textStyle(look: TextStyle, single: number) {
  return {
    fontFamily: look.family,
    fontSize: Math.max(1, look.size),
    color: look.color,
    lineHeight: Math.min(1000, Math.round((lineRatio(look) / single) * 100)),
    ...(look.spacing !== 0 && { letterSpacing: look.spacing }),
    ...(look.align && (look.align !== 'left' || look.dir === 'rtl') && { textAlign: look.align }),
  };
}

/** The color of the words in dark mode, where it is another. */
export function darkStyle({ look, dark }: CommonLook): { readonly dark?: DarkStyle } {
  return dark.color === look.color ? {} : { dark: { color: dark.color } };
}

/** Returns the style values that differ on a phone. */
export function phoneStyle(look: TextStyle, narrow: TextStyle, single: number): { readonly phone?: StyleValues } {
  const wide = textStyle(look, single);
  const own = textStyle(narrow, single);
  const phone = {
    ...(own.fontSize !== wide.fontSize && { fontSize: own.fontSize }),
    ...(own.lineHeight !== wide.lineHeight && { lineHeight: own.lineHeight }),
    ...(narrow.bold !== look.bold && { fontWeight: narrow.bold ? ('bold' as const) : ('normal' as const) }),
    ...(narrow.align !== look.align && { textAlign: narrow.align ?? 'left' }),
  };
  return Object.keys(phone).length > 0 ? { phone } : {};
}
