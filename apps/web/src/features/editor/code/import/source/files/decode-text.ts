/** Text of a file. `encoding` is the one it was in where that is not UTF-8, which its head then says instead. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: string | null;
}

/** Where a page says its encoding; group 2 is the name. Browsers look at the beginning alone, too. */
const DECLARATION = /(<meta\b[^>]*?\bcharset\s*=\s*["']?\s*)([^\s"'/>;]+)/i;
const BEGINNING = 4096;

/**
 * The text of a file, byte for byte where it is UTF-8. Older programs write what their country used; what such a page
 * says about itself is believed, and becomes true again for the UTF-8 that we write.
 * @throws TypeError where the bytes are in neither encoding.
 * @throws RangeError where the page names an encoding that nobody knows.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const other = withBom(bytes) ?? (isUtf8(bytes) ? null : declared(bytes));
  if (other === null)
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), encoding: null };
  const decoder = new TextDecoder(other, { fatal: true });
  const text = decoder.decode(bytes);
  const beginning = text.slice(0, BEGINNING).replace(DECLARATION, '$1utf-8');
  return { text: beginning + text.slice(BEGINNING), encoding: decoder.encoding };
}

function withBom([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function declared(bytes: Uint8Array): string | null {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, BEGINNING));
  return DECLARATION.exec(beginning)?.[2] ?? null;
}
