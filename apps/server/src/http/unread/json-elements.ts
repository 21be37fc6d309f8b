const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [BLANK, END] = [0x20, 0xff];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Bytes of a value in a text: from its first byte to behind its last one. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Thrown and caught here alone: the text is no JSON, or has no such place. */
const NOWHERE = new Error('There is no such place.');

/**
 * Returns where the elements of a list are in a JSON text, without reading them; empty when there is no such list. In a text
 * that is not JSON it may find anything, so the elements have to be read as JSON.
 * @param text in UTF-8, in which no byte of another character looks like one of these
 * @param path names of members, and numbers of elements
 */
export function jsonElements(text: Buffer, path: readonly (string | 0)[]): readonly Span[] {
  try {
    let at = afterBlanks(text, 0);
    for (const step of path) at = step === 0 ? firstElement(text, at) : member(text, at, step);
    return elements(text, at);
  } catch (error) {
    if (error === NOWHERE) return [];
    throw error;
  }
}

function elements(text: Buffer, list: number): Span[] {
  const found: Span[] = [];
  let start = firstElement(text, list);
  if (text[start] === CLOSE_LIST) return found;
  for (;;) {
    const end = afterValue(text, start);
    found.push({ start, end });
    const next = afterBlanks(text, end);
    if (text[next] === CLOSE_LIST) return found;
    if (text[next] !== COMMA) throw NOWHERE;
    start = afterBlanks(text, next + 1);
  }
}

function firstElement(text: Buffer, list: number): number {
  if (text[list] !== OPEN_LIST) throw NOWHERE;
  return afterBlanks(text, list + 1);
}

/** Returns where the value of a member begins. */
function member(text: Buffer, object: number, name: string): number {
  if (text[object] !== OPEN_OBJECT) throw NOWHERE;
  const wanted = Buffer.from(JSON.stringify(name));
  let at = afterBlanks(text, object + 1);
  while (text[at] === QUOTE) {
    const end = afterString(text, at);
    const colon = afterBlanks(text, end);
    if (text[colon] !== COLON) throw NOWHERE;
    const value = afterBlanks(text, colon + 1);
    if (wanted.equals(text.subarray(at, end))) return value;
    const next = afterBlanks(text, afterValue(text, value));
    if (text[next] !== COMMA) throw NOWHERE;
    at = afterBlanks(text, next + 1);
  }
  throw NOWHERE;
}

function afterValue(text: Buffer, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; ) {
    const code = text[at];
    if (code === QUOTE) {
      at = afterString(text, at);
      if (depth === 0) return at;
      continue;
    }
    if (code === OPEN_OBJECT || code === OPEN_LIST) depth += 1;
    else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
      if (depth === 0) return at;
      depth -= 1;
      if (depth === 0) return at + 1;
    } else if (depth === 0 && (code === COMMA || (code ?? END) <= BLANK)) return at;
    at += 1;
  }
  throw NOWHERE;
}

function afterString(text: Buffer, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text[at];
    if (code === QUOTE) return at + 1;
    // Whatever it is, what stands behind it does not end the string.
    if (code === BACKSLASH) at += 1;
  }
  throw NOWHERE;
}

function afterBlanks(text: Buffer, start: number): number {
  let at = start;
  while ((text[at] ?? END) <= BLANK) at += 1;
  return at;
}
