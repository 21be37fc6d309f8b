/** Bytes beyond which Gmail drops a whole style element. */
const GMAIL_STYLE_BYTES = 16 * 1024;

interface NestedRule {
  /** Without the `@`, in small letters. */
  readonly name: string;
  /** Counted from 1. */
  readonly line: number;
}

const STRING = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`;

/** Tokens of a style sheet. Those whose content is skipped come first; an unfinished one ends with the CSS. */
const TOKEN = new RegExp(String.raw`\/\*[\s\S]*?(?:\*\/|$)|${STRING}|url\([^)"'\n]*|\\[\s\S]|[{}\n]|@([a-z-]+)`, 'gi');

/** At-rules within another rule: Gmail drops a whole style element for one. */
export function nestedRules(css: string): readonly NestedRule[] {
  const found: NestedRule[] = [];
  let depth = 0;
  let line = 1;
  for (const [token, name] of css.matchAll(TOKEN)) {
    if (token === '{') depth += 1;
    else if (token === '}') depth = Math.max(0, depth - 1);
    else if (name && depth > 0) found.push({ name: name.toLowerCase(), line });
    line += token.split('\n').length - 1;
  }
  return found;
}

/** Returns whether the CSS is longer than Gmail accepts in one style element. */
export function isTooLong(css: string): boolean {
  if (css.length * 3 <= GMAIL_STYLE_BYTES) return false;
  let bytes = 0;
  for (const character of css) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes > GMAIL_STYLE_BYTES;
}
