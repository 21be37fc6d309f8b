/** A declaration of a `style` attribute; positions are in its text, entities resolved. */
export interface StyleDeclaration {
  /** Lower case. */
  readonly property: string;
  readonly value: string;
  readonly important: boolean;
  /** From the property up to the `;` or the end, blanks around it left out. */
  readonly start: number;
  readonly end: number;
  /** Of the value alone, without `!important`. */
  readonly valueStart: number;
  readonly valueEnd: number;
}

/** Ends of the parts in which a `;` ends no declaration, by their beginnings: strings, comments, template tags. */
const ENDS: ReadonlyMap<string, string> = new Map([
  ['{{', '}}'],
  ['{%', '%}'],
  ['<%', '%>'],
  ['/*', '*/'],
  ['"', '"'],
  ["'", "'"],
]);

/** Declarations in order; what is none is left out. */
export function styleDeclarations(style: string): readonly StyleDeclaration[] {
  const found: StyleDeclaration[] = [];
  let start = 0;
  for (const end of [...semicolons(style), style.length]) {
    const declaration = readDeclaration(style, start, end);
    if (declaration) found.push(declaration);
    start = end + 1;
  }
  return found;
}

/**
 * Returns the positions of the `;` that end declarations. A missing end is searched for only once per kind, since styles can
 * be of any length.
 */
function semicolons(style: string): readonly number[] {
  const found: number[] = [];
  const missing = new Set<string>();
  const mark = /\{\{|\{%|<%|\/\*|["'(;]/g;
  for (let match = mark.exec(style); match; match = mark.exec(style)) {
    const [opening] = match;
    if (opening === ';') found.push(match.index);
    else if (opening === '(') mark.lastIndex = afterBrackets(style, mark.lastIndex);
    else {
      const ending = ENDS.get(opening) ?? opening;
      const end = missing.has(opening) ? -1 : style.indexOf(ending, mark.lastIndex);
      if (end < 0) missing.add(opening);
      mark.lastIndex = end < 0 ? match.index + 1 : end + ending.length;
    }
  }
  return found;
}

/** Returns the position after the brackets opened before `from`; `from` if they hold others or are not closed. */
function afterBrackets(style: string, from: number): number {
  const bracket = /[()]/g;
  bracket.lastIndex = from;
  const next = bracket.exec(style);
  return next?.[0] === ')' ? bracket.lastIndex : from;
}

function readDeclaration(style: string, from: number, to: number): StyleDeclaration | null {
  const start = afterBlanks(style, from, to);
  const head = /[-\w]+\s*:\s*/y;
  head.lastIndex = start;
  const [opening] = head.exec(style.slice(0, to)) ?? [];
  if (opening === undefined) return null;
  const valueStart = start + opening.length;
  const rest = style.slice(valueStart, to).trimEnd();
  const mark = rest.lastIndexOf('!');
  const important = mark >= 0 && /^!\s*important$/i.test(rest.slice(mark));
  const value = important ? rest.slice(0, mark).trimEnd() : rest;
  return {
    property: (/^[-\w]+/.exec(opening)?.[0] ?? '').toLowerCase(),
    value,
    important,
    start,
    end: valueStart + rest.length,
    valueStart,
    valueEnd: valueStart + value.length,
  };
}

/** Returns the position after blanks and comments. */
function afterBlanks(style: string, from: number, to: number): number {
  let at = from;
  for (;;) {
    while (at < to && /\s/.test(style[at] ?? '')) at += 1;
    const end = style.startsWith('/*', at) ? style.indexOf('*/', at + 2) : -1;
    if (end < 0 || end + 2 > to) return at;
    at = end + 2;
  }
}

/** The declaration of a property that counts: the last important one, else the last. */
export function effectiveDeclaration(
  declarations: readonly StyleDeclaration[],
  property: string,
): StyleDeclaration | undefined {
  const own = declarations.filter((declaration) => declaration.property === property);
  return own.findLast(({ important }) => important) ?? own.at(-1);
}

/** Returns the values of a `style` attribute that apply, by property in lower case; without `!important`. */
export function styleValues(style: string): ReadonlyMap<string, string> {
  const declarations = styleDeclarations(style);
  const [usual, important] = [false, true].map((wanted) => declarations.filter((one) => one.important === wanted));
  return new Map([...(usual ?? []), ...(important ?? [])].map(({ property, value }) => [property, value]));
}
