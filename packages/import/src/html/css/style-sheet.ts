/** One declaration of a rule; `value` without its `!important`. */
export interface Declaration {
  readonly name: string;
  readonly value: string;
  readonly important: boolean;
}

export interface StyleRule {
  readonly selectors: readonly string[];
  readonly declarations: readonly Declaration[];
  /** What stands between the braces, as it is written. */
  readonly body: string;
  /** Media queries around it, outermost first; the rule counts where all of them do. */
  readonly media: readonly string[];
}

export interface StyleSheet {
  readonly rules: readonly StyleRule[];
  /** Fonts and animations, as they are written. */
  readonly others: readonly string[];
}

/** Far beyond any mail; the rules after them are not looked at. */
const MAX_RULES = 5000;

const MAX_NESTING = 8;

/** Takes CSS apart as browsers do, as far as mails need it. What cannot be read is left out. */
export function readStyleSheet(css: string): StyleSheet {
  const rules: StyleRule[] = [];
  const others: string[] = [];
  readBlock(css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ').replace(/<!--|-->/g, ' '), [], rules, others);
  return { rules, others };
}

/** The declarations of a style attribute or a rule's body. */
export function readDeclarations(body: string): readonly Declaration[] {
  return splitOutside(body, ';').flatMap((text) => {
    const colon = text.indexOf(':');
    const name = text.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const written = text.slice(colon + 1).trim();
    if (!/^-{0,2}[a-z][\w-]*$/.test(name) || written === '') return [];
    const value = written.replace(/\s*!\s*important\s*$/i, '');
    return [{ name, value, important: value !== written }];
  });
}

/** Splits where `separator` stands in neither quotes nor brackets. */
export function splitOutside(text: string, separator: ';' | ',' | ' '): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  let depth = 0;
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\\') at += 1;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0 && (sign === separator || (separator === ' ' && /\s/.test(sign)))) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)].filter((part) => part.trim() !== '');
}

function readBlock(css: string, media: readonly string[], rules: StyleRule[], others: string[]): void {
  let at = 0;
  while (at < css.length && rules.length < MAX_RULES) {
    const open = findOutside(css, '{', at);
    const end = css.indexOf(';', at);
    if (open < 0) return;
    // `@import "x";` and the like have no block.
    if (end >= 0 && end < open && css.slice(at, end).trim().startsWith('@')) {
      at = end + 1;
      continue;
    }
    const close = matchingBrace(css, open);
    const head = css.slice(at, open).trim();
    const body = css.slice(open + 1, close);
    readRule(head, body, media, rules, others);
    at = close + 1;
  }
}

function readRule(head: string, body: string, media: readonly string[], rules: StyleRule[], others: string[]): void {
  const [, query] = /^@media\b([\s\S]*)$/i.exec(head) ?? [];
  if (query !== undefined) {
    if (media.length < MAX_NESTING) readBlock(body, [...media, query.trim()], rules, others);
  } else if (/^@(?:font-face|(?:-\w+-)?keyframes)\b/i.test(head)) others.push(`${head}{${body}}`);
  else if (head !== '' && !head.startsWith('@')) {
    const selectors = splitOutside(head, ',').map((selector) => selector.trim());
    rules.push({ selectors, declarations: readDeclarations(body), body: body.trim(), media });
  }
}

/** Position of a sign outside of quotes; -1 without one. */
function findOutside(css: string, wanted: string, from: number): number {
  let quote = '';
  for (let at = from; at < css.length; at += 1) {
    const sign = css[at] ?? '';
    if (sign === '\\') at += 1;
    else if (quote !== '') quote = sign === quote || sign === '\n' ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === wanted) return at;
  }
  return -1;
}

/** Where the block ends that begins at `open`; the end of the sheet when it is never closed. */
function matchingBrace(css: string, open: number): number {
  let depth = 0;
  let quote = '';
  for (let at = open; at < css.length; at += 1) {
    const sign = css[at] ?? '';
    if (sign === '\\') at += 1;
    else if (quote !== '') quote = sign === quote || sign === '\n' ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return css.length;
}
