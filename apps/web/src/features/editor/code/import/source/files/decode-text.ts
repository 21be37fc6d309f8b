/** Text of a file. `encoding` is the one it was in where that is not UTF-8, which its head then says instead. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: string | null;
  /** True where the file names no encoding that its bytes are in, and `encoding` is the likeliest. */
  readonly isGuessed: boolean;
}

/** Pattern of a page's encoding declaration; group 2 is the name of the encoding. */
const META = /(<meta\b[^>]{0,500}?\bcharset\s{0,20}=\s{0,20}["']?\s{0,20})([^\s"'/>;]{1,50})/i;

/** The same in XHTML and MJML, where it stands before all else. */
const XML = /^(\s{0,100}<\?xml\b[^>]{0,200}?\bencoding\s{0,20}=\s{0,20}["'])([^\s"'>]{1,50})/i;

/** Characters that are searched for it: long comments may stand above. */
const BEGINNING = 65_536;

/**
 * Encoding that browsers take for pages that name none. It gives every byte a letter.
 * https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
const LIKELIEST = 'windows-1252';

/** Control characters that no page has, and pictures and archives do. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const NO_TEXT = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

/** Begins a change of letters in Japanese mails of 7 bits, which are UTF-8 to the byte. */
const ESCAPE = 0x1b;

/**
 * Reads the text of a file, byte for byte where it is UTF-8. Older programs write what their country used; what such a
 * page says about itself in a meta element or its XML declaration is believed, and becomes true again for the UTF-8 that
 * we write. A page that names nothing is read as browsers read it.
 * @throws TypeError where the bytes are not in the encoding that the page names, or no text.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = withMark(bytes) ?? withoutMark(bytes) ?? (isUtf8(bytes) ? sevenBits(bytes) : encodingOf(bytes));
  if (encoding === null) return { text: utf8(bytes), encoding, isGuessed: false };
  if (encoding !== undefined) return { text: namingUtf8(decoded(bytes, encoding)), encoding, isGuessed: false };
  const text = decoded(bytes, LIKELIEST);
  if (NO_TEXT.test(text)) throw new TypeError('These bytes are no text');
  return { text: namingUtf8(text), encoding: LIKELIEST, isGuessed: true };
}

function utf8(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}

function decoded(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}

/** A page that names its encoding names the one it is in now; one that has a head and names none needs to. */
function namingUtf8(text: string): string {
  const beginning = text.slice(0, BEGINNING);
  const named = META.test(beginning)
    ? beginning.replace(META, '$1utf-8')
    : beginning.replace(/<head(?:\s[^>]{0,500})?>/i, '$&<meta charset="utf-8">');
  return named.replace(XML, '$1utf-8') + text.slice(BEGINNING);
}

function withMark([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** UTF-16 that begins with a tag: every other byte of `<x` is a zero. */
function withoutMark([first, second, third, fourth]: Uint8Array): string | null {
  const [tag, zero] = [0x3c, 0];
  if (first === tag && second === zero && third !== zero && fourth === zero) return 'utf-16le';
  return first === zero && second === tag && third === zero && fourth !== zero ? 'utf-16be' : null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    utf8(bytes);
    return true;
  } catch {
    return false;
  }
}

function sevenBits(bytes: Uint8Array): string | null {
  return bytes.includes(ESCAPE) && declared(bytes) === 'iso-2022-jp' ? 'iso-2022-jp' : null;
}

/**
 * Encoding of bytes that are not UTF-8, undefined where the page names none.
 * @throws TypeError where it says UTF-8, and part of it is
 */
function encodingOf(bytes: Uint8Array): string | undefined {
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const encoding = isMarked ? 'utf-8' : declared(bytes);
  if (encoding !== 'utf-8') return encoding;
  const letters = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).replaceAll('\uFFFD', '');
  if (/[\u0080-\uFFFF]/.test(letters)) throw new TypeError('Only part of these bytes is UTF-8');
  return undefined;
}

/** Encoding that a page names, as browsers call it; undefined where it names none, or one that nobody knows. */
function declared(bytes: Uint8Array): string | undefined {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, BEGINNING));
  const name = META.exec(beginning)?.[2] ?? XML.exec(beginning)?.[2];
  try {
    const { encoding } = new TextDecoder(name ?? 'utf-16');
    // Where a name can be read in bytes of 8 bits, the page is not in units of 16.
    return encoding.startsWith('utf-16') ? undefined : encoding;
  } catch {
    return undefined;
  }
}
