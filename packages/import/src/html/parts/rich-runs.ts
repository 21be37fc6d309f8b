import { createPasteFlow, LINK_COLOR, linkMark, withMergeFields } from '@mailwright/blocks';
import type { RichMark, RichText } from '@mailwright/document';
import type { HtmlElement } from '@mailwright/island';
import { parentElement } from '../dom.ts';
import { lineRatio, type TextLook, transformed } from '../look/text-look.ts';
import { lookOf, type Reading } from '../reading.ts';
import type { InlineToken } from './inline-tokens.ts';
import { linkOf } from './link-of.ts';

type Words = Extract<InlineToken, { kind: 'words' }>;

/** Words and line breaks as rich text, whose marks say where they differ from `base`. */
export function richRuns(tokens: readonly InlineToken[], base: TextLook, reading: Reading): RichText {
  const flow = createPasteFlow();
  for (const token of tokens) {
    if (token.kind === 'break') flow.lineBreak();
    else if (token.kind === 'edge') flow.endParagraph();
    else if (token.kind === 'words') {
      const look = reading.desk.text(token.element);
      flow.words(transformed(token.text, look), marksOf(token, look, base, reading));
    }
  }
  const content = flow.seeds().flatMap(({ props }) => props.content as unknown as RichText);
  return withMergeFields(content);
}

/** The look that most of the words have; bold where all of them are. */
export function commonLook(tokens: readonly InlineToken[], reading: Reading): TextLook | null {
  const weights = new Map<TextLook, number>();
  const said = tokens.filter((token): token is Words => token.kind === 'words' && token.text.trim() !== '');
  for (const token of said) {
    const look = reading.desk.text(token.element);
    // A link's own look is the link's.
    const weight = token.text.trim().length * (token.link ? 0.5 : 1);
    weights.set(look, (weights.get(look) ?? 0) + weight);
  }
  const [first] = [...weights].sort((a, b) => b[1] - a[1]);
  if (!first) return null;
  const looks = [...weights.keys()];
  return { ...first[0], bold: looks.every(({ bold }) => bold) };
}

function marksOf(token: Words, look: TextLook, base: TextLook, reading: Reading): readonly RichMark[] {
  const { element, link } = token;
  const to = link ? linkOf(link).link : null;
  const linked = to !== null && to.href !== '';
  const marks: RichMark[] = linked ? [linkMark(to)] : [];
  const style = {
    ...(look.color !== (linked ? LINK_COLOR : base.color) && { color: look.color }),
    ...groundOf(element, reading),
    ...(look.family !== base.family && { fontFamily: look.family }),
    ...(Math.abs(look.size - base.size) > 0.5 && look.size > 0 && { fontSize: `${Math.round(look.size * 10) / 10}px` }),
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

function groundOf(element: HtmlElement, reading: Reading): { readonly backgroundColor?: string } {
  for (let at: HtmlElement | null = element; at && INLINE.has(at.tagName); at = parentElement(at)) {
    const { ground } = lookOf(at, reading.desk);
    if (ground !== '') return { backgroundColor: ground };
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
export function textStyle(look: TextLook, single: number) {
  return {
    fontFamily: look.family,
    fontSize: Math.max(1, look.size),
    color: look.color,
    lineHeight: Math.min(1000, Math.round((lineRatio(look) / single) * 100)),
    ...(look.spacing !== 0 && { letterSpacing: look.spacing }),
    ...(look.align && look.align !== 'left' && { textAlign: look.align }),
  };
}
