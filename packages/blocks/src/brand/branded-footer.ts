import { type BrandKit, holdsTag, isLegalText } from '@mailwright/contract';
import {
  type JsonValue,
  type RichBlock,
  type RichInline,
  type RichParagraph,
  type RichText,
  richWords,
} from '@mailwright/document';

/**
 * A footer with the kit's sender, and its reason why readers get the mail, in the place of those that stand there. Links,
 * merge fields, tags and legal lines stay, and so does whatever says something else: where nothing can be replaced, the
 * kit's words come before it.
 */
export function brandedFooter(content: JsonValue | undefined, { footer }: BrandKit): RichText {
  const before = Array.isArray(content) ? (content as unknown as RichText) : [];
  const reasons = footer.reason.split('\n').filter((line) => line.trim() !== '');
  return withReasons(withSender(before, senderOf(footer)), reasons);
}

function senderOf({ company, address }: BrandKit['footer']): readonly RichInline[] {
  const where = address.split('\n').join(', ');
  return [
    ...(company ? [{ type: 'text', text: company, marks: [{ type: 'bold' }] } as const] : []),
    ...(where ? [{ type: 'text', text: `${company ? ' · ' : ''}${where}` } as const] : []),
  ];
}

/**
 * The text of the first paragraph up to where it says something else than who sends the mail. A legal line stays whole: what
 * it says is true of the sender that it names.
 */
function withSender(before: RichText, sender: readonly RichInline[]): RichText {
  if (sender.length === 0) return before;
  const [first, ...rest] = before;
  if (first?.type !== 'paragraph') return [{ type: 'paragraph', content: sender }, ...before];
  if (isLegalText(wordsOf(first.content ?? []))) return [paragraph(first, sender), ...before];
  const parts = partsOf(first.content ?? []);
  const other = parts.findIndex((part) => !isPlain(part.content) || isReason(part.content));
  const replaced = parts.slice(0, other < 0 ? parts.length : other);
  if (!saysSender(replaced)) return [paragraph(first, sender), ...before];
  if (other < 0) return [paragraph(first, sender), ...rest];
  const [next, ...others] = parts.slice(other);
  const between = next?.before.length ? next.before : (replaced.at(-1)?.after ?? []);
  const kept = [...between, ...(next?.content ?? []), ...others.flatMap((part) => [...part.before, ...part.content])];
  return [paragraph(first, [...sender, ...kept]), ...rest];
}

/** The paragraph that says why readers get the mail, in the words of the kit; after the sender where none does. */
function withReasons(before: RichText, reasons: readonly string[]): RichText {
  if (reasons.length === 0) return before;
  const said = (block: RichBlock) => reasons.includes(richWords(block as unknown as JsonValue).trim());
  const isReplaced = (block: RichBlock) => block.type === 'paragraph' && isPlain(block.content ?? []);
  const other = before.findIndex((block) => isReplaced(block) && !said(block) && isReason(block.content as Inlines));
  const standing = before.findIndex((block, index) => index === other || (isReplaced(block) && said(block)));
  const look = before[standing] ?? before[0];
  const lines = reasons.map((text) => paragraph(look, [{ type: 'text', text }]));
  const rest = (blocks: RichText, from: number) =>
    blocks.filter((block, index) => from + index !== other && !(isReplaced(block) && said(block)));
  const place = standing < 0 ? 1 : standing;
  return [...rest(before.slice(0, place), 0), ...lines, ...rest(before.slice(place), place)];
}

type Inlines = readonly RichInline[];

/** A stretch of a paragraph, and what parts it from the ones around it. */
interface Part {
  readonly before: Inlines;
  readonly content: Inlines;
  readonly after: Inlines;
}

const SEPARATOR = /(\s+[·•|–—]\s+)/;

/** The stretches of a paragraph that signs or line breaks part. */
function partsOf(content: Inlines): readonly Part[] {
  const parts: { before: Inlines; content: RichInline[]; after: Inlines }[] = [{ before: [], content: [], after: [] }];
  const end = (separator: RichInline) => {
    const last = parts.at(-1);
    if (last) last.after = [separator];
    parts.push({ before: [separator], content: [], after: [] });
  };
  for (const inline of content) {
    if (inline.type === 'hardBreak') end(inline);
    else if (inline.type !== 'text' || holdsTag(inline.text)) parts.at(-1)?.content.push(inline);
    else {
      for (const [index, text] of inline.text.split(SEPARATOR).entries()) {
        if (index % 2 === 1) end({ ...inline, text });
        else if (text !== '') parts.at(-1)?.content.push({ ...inline, text });
      }
    }
  }
  return parts;
}

/** Returns whether a stretch holds only words that no rule requires: no link, merge field, tag or legal line. */
function isPlain(content: Inlines): boolean {
  const isWords = content.every(
    (inline) =>
      inline.type === 'hardBreak' ||
      (inline.type === 'text' && !holdsTag(inline.text) && !inline.marks?.some(({ type }) => type === 'link')),
  );
  return isWords && !isLegalText(wordsOf(content));
}

const REASON = new RegExp(
  [
    String.raw`\byou(?:['’]re| are| have|['’]ve)? (?:get|got|receiv|signed|subscrib|regist)`,
    'this (?:e-?mail|mail|message|newsletter) (?:was|is|has been) (?:sent|mailed)',
    String.raw`\b(?:sie|du) (?:erhalten|erhältst|bekommen|bekommst|haben sich|hast dich)`,
    'diese (?:e-?mail|nachricht) (?:wurde|geht)|dieser newsletter (?:wurde|geht)',
    String.raw`\b(?:recibes|recibe|recibís|has recibido|ha recibido)\b|te (?:has )?suscri|se ha suscrito`,
    'vous recevez|ricevi |je ontvangt|u ontvangt',
  ].join('|'),
  'i',
);

/** Returns whether words say why somebody gets the mail. */
function isReason(content: Inlines): boolean {
  return REASON.test(wordsOf(content));
}

/** The name of a sender, characters. */
const MAX_NAME_LENGTH = 80;

/** Returns whether stretches say who sends the mail: a name in bold, or several stretches of which one is an address. */
function saysSender(parts: readonly Part[]): boolean {
  const words = parts.map(({ content }) => wordsOf(content)).filter((text) => text.trim() !== '');
  const [first] = parts[0]?.content ?? [];
  const isBold = first?.type === 'text' && first.marks?.some(({ type }) => type === 'bold') === true;
  const isAddress = words.some((text) => ADDRESS.test(text));
  return words.length > 0 && (isAddress || (isBold && (words[0] ?? '').length <= MAX_NAME_LENGTH));
}

/** A number of a house or a town beside a word, in either order. */
const ADDRESS = /\d{1,6}[a-z]?,? +\p{L}|\p{L}[\p{L}.]+ +\d/u;

function wordsOf(content: Inlines): string {
  return content.map((inline) => richWords(inline as unknown as JsonValue)).join('');
}

function paragraph(like: RichBlock | undefined, content: Inlines): RichParagraph {
  const attrs = like?.type === 'paragraph' ? like.attrs : undefined;
  return { type: 'paragraph', ...(attrs && { attrs }), content };
}
