import type { TextLiterals } from '../../profiles/sending-profile.ts';
import { escapeHtml } from '../mail/escape-html.ts';

/**
 * Place in which a tag is written: texts and attributes of HTML, addresses in HTML, plain text, and addresses in plain
 * text. `address`: the start of an address; `within-web`, `within-other`: later parts of an address, by its kind.
 */
export type TagPlace =
  | 'html'
  | 'address'
  | 'within-web'
  | 'within-other'
  | 'plain'
  | 'plain-address'
  | 'plain-within-web'
  | 'plain-within-other';

/** Returns whether the place is in an address. */
function isInAddress(place: TagPlace): boolean {
  return place !== 'html' && place !== 'plain';
}

/** A text that can be written in a tag; `isWhole` is false when some of its characters had to be left out or replaced. */
export interface WrittenText {
  readonly text: string;
  readonly isWhole: boolean;
}

/** Line ends, and what HTML may not hold. */
const UNSEEN = /[\s\p{Cc}\p{Noncharacter_Code_Point}\p{Surrogate}]+/gu;

const IN_ADDRESS = /[\s"'<>\\^`{|}]/g;

/** Beginnings of addresses that could run code, and the marks of the canvas. */
const RUNS = /^\s*(?:javascript|vbscript|livescript|mocha|jscript|data|file|blob)\s*:/i;
const MARK = /data-mw-/gi;

/**
 * A text that a tag prints, between quotes or bare. It holds neither quotes nor signs that end the tag, so that it can
 * stand in any attribute: they become character references where the system prints texts as they are into HTML, and
 * typographic quotes or nothing elsewhere.
 */
export function printedText(value: string, literals: TextLiterals, place: TagPlace): WrittenText {
  const isAddress = isInAddress(place);
  const isHtml = !place.startsWith('plain');
  const plain = value.toWellFormed().replace(UNSEEN, ' ').trim().replace(MARK, 'data mw-');
  if (isAddress && (RUNS.test(value) || RUNS.test(plain))) return { text: '', isWhole: false };
  const text = isAddress ? plain.replace(IN_ADDRESS, encodeURIComponent).replaceAll("'", '%27') : plain;
  const asReferences = isHtml && literals.escapesHtml !== true;
  let isWhole = text === value || isAddress;
  const written = [...text].map((sign) => {
    if (!isSpecial(sign, literals)) return sign;
    if (asReferences) return reference(sign);
    const kept = withoutReferences(sign, literals, isHtml);
    if (kept !== sign && sign !== '\\') isWhole = false;
    if (kept === '') isWhole = false;
    return kept;
  });
  return { text: written.join(''), isWhole };
}

function isSpecial(sign: string, { backslash, reserved = '' }: TextLiterals): boolean {
  return `"'<>{}&`.includes(sign) || reserved.includes(sign) || (sign === '\\' && backslash !== 'itself');
}

function reference(sign: string): string {
  const named = escapeHtml(sign);
  return named === sign ? `&#${sign.charCodeAt(0)};` : named;
}

function withoutReferences(sign: string, { backslash, reserved = '' }: TextLiterals, isHtml: boolean): string {
  if (sign === '\\' && backslash === 'doubled') return '\\\\';
  if (reserved.includes(sign)) return '';
  if (sign === '&') return sign;
  if (sign === '"') return '”';
  if (sign === "'") return isHtml ? '’' : sign;
  return '';
}

/** A text that is compared, exactly as it is, with and without its quotes. */
export interface ComparedText {
  readonly quoted: string;
  /** Undefined where it cannot stand without quotes, or in others. */
  readonly words: string | undefined;
}

/** A text as a tag can hold it; undefined where none can. */
export function comparedText(value: string, literals: TextLiterals): ComparedText | undefined {
  const { backslash, reserved = '', otherQuote } = literals;
  if (value !== value.toWellFormed().replace(UNSEEN, ' ') || /[{}<>]|data-mw-/i.test(value)) return undefined;
  if ([...value].some((sign) => reserved.includes(sign))) return undefined;
  const hasQuote = value.includes('"');
  if (hasQuote && (otherQuote === undefined || value.includes(otherQuote))) return undefined;
  // Between backticks Go reads every sign as it is.
  const isAsItIs = backslash === 'itself' || (hasQuote && otherQuote === '`') || !value.includes('\\');
  if (!isAsItIs && backslash === 'impossible') return undefined;
  const text = isAsItIs ? value : value.replaceAll('\\', '\\\\');
  return hasQuote ? { quoted: otherQuote + text + otherQuote, words: undefined } : { quoted: `"${text}"`, words: text };
}

/** Words outside of tags that no system can take for a part of one. */
export function looseWords(value: string, place: TagPlace): WrittenText {
  return printedText(value, { backslash: 'impossible', reserved: '%*|[]$' }, place);
}
