import { TextDecoder } from 'node:util';
import { StoreFailure } from '../port.ts';

export interface EncodingHints {
  /** Encoding that a person chose; null to find it out. */
  readonly chosen: string | null;
  /** Content type as the server sent it, with its parameters; '' for none. */
  readonly contentType: string;
}

/** Bytes that are enough for the declaration of XML. */
const BEGINNING = 1024;

/** Longest sequence of UTF-8: with so many bytes after the first one above ASCII, it can be judged. */
const SEQUENCE = 4;

/**
 * The text of bytes as they come. A byte order mark counts first, then what was chosen, then what XML or the server
 * declares. UTF-8 that turns out to be none, declared or not, is read as windows-1252, which is what it then is.
 */
export async function* decodeText(content: AsyncIterable<Buffer>, hints: EncodingHints): AsyncGenerator<string, void> {
  let decode: ((part: Buffer, isLast: boolean) => string) | null = null;
  let held: Buffer = Buffer.alloc(0);
  for await (const part of content) {
    if (decode) {
      yield decode(part, false);
      continue;
    }
    held = Buffer.concat([held, part]);
    if (held.length < BEGINNING) continue;
    decode = decoderOf(held, hints);
    yield decode(held, false);
  }
  yield decode ? decode(Buffer.alloc(0), true) : decoderOf(held, hints)(held, true);
}

/** The label of the encoding that the beginning shows; null where it shows none, as ASCII alone does. */
export function encodingOf(beginning: Buffer, hints: EncodingHints): string | null {
  const known = knownEncoding(beginning, hints);
  if (known !== null) return known;
  const first = firstAbove(beginning);
  if (first === -1) return null;
  return isUtf8(beginning.subarray(first)) ? 'utf-8' : 'windows-1252';
}

function decoderOf(beginning: Buffer, hints: EncodingHints): (part: Buffer, isLast: boolean) => string {
  const known = knownEncoding(beginning, hints);
  if (known === null) return guessingDecoder();
  const decoder = decoderFor(known);
  return (part, isLast) => decoder.decode(part, { stream: !isLast });
}

function guessingDecoder(): (part: Buffer, isLast: boolean) => string {
  let decoder: TextDecoder | null = null;
  let held: Buffer = Buffer.alloc(0);
  return (part, isLast) => {
    if (decoder) return decoder.decode(part, { stream: !isLast });
    const all = held.length > 0 ? Buffer.concat([held, part]) : part;
    held = Buffer.alloc(0);
    const first = firstAbove(all);
    if (first === -1) return all.toString('latin1');
    if (!isLast && all.length - first < SEQUENCE) {
      held = all;
      return '';
    }
    decoder = new TextDecoder(isUtf8(all.subarray(first), isLast) ? 'utf-8' : 'windows-1252');
    return decoder.decode(all, { stream: !isLast });
  };
}

function knownEncoding(beginning: Buffer, { chosen, contentType }: EncodingHints): string | null {
  const [one, two, three] = beginning;
  if (one === 0xef && two === 0xbb && three === 0xbf) return 'utf-8';
  if (one === 0xff && two === 0xfe) return 'utf-16le';
  if (one === 0xfe && two === 0xff) return 'utf-16be';
  if (chosen !== null) return decoderFor(chosen).encoding;
  if (one !== 0 && two === 0 && three !== 0) return 'utf-16le';
  if (one === 0 && two !== 0 && three === 0) return 'utf-16be';
  const declaration = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/i;
  const [, inXml] = declaration.exec(beginning.subarray(0, BEGINNING).toString('latin1')) ?? [];
  const [, inType] = /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType) ?? [];
  const declared = [inXml, inType].map((label) => (label ? labelOf(label) : null)).find((label) => label !== null);
  // UTF-8 is declared by default and often wrong; a declared UTF-16 would have been seen by its zeros.
  return declared === undefined || /^utf-/.test(declared) ? null : declared;
}

function labelOf(label: string): string | null {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    throw new StoreFailure('STORE_UNREADABLE', 'The chosen encoding is not known.');
  }
}

function firstAbove(bytes: Buffer): number {
  return bytes.findIndex((byte) => byte > 0x7f);
}

function isUtf8(bytes: Buffer, isWhole = false): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
    return true;
  } catch {
    return false;
  }
}
