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

/** What must not be taken apart at a `;`: strings, comments, brackets, template tags. */
const PIECE = /\{\{.*?\}\}|\{%.*?%\}|<%.*?%>|\/\*.*?\*\/|"[^"]*"|'[^']*'|\([^()]*\)|[^;]|;/gs;

/** Declarations in order; what is none is left out. */
export function styleDeclarations(style: string): readonly StyleDeclaration[] {
  const found: StyleDeclaration[] = [];
  let start = 0;
  const close = (end: number) => {
    const declaration = readDeclaration(style, start, end);
    if (declaration) found.push(declaration);
  };
  for (const { 0: piece, index } of style.matchAll(PIECE)) {
    if (piece !== ';') continue;
    close(index);
    start = index + 1;
  }
  close(style.length);
  return found;
}

function readDeclaration(style: string, from: number, to: number): StyleDeclaration | null {
  const match = /^((?:\s|\/\*.*?\*\/)*)([-\w]+)(\s*:\s*)(.*?)(\s*!\s*important)?\s*$/is.exec(style.slice(from, to));
  if (!match) return null;
  const [, before = '', property = '', colon = '', value = '', important = ''] = match;
  const start = from + before.length;
  const valueStart = start + property.length + colon.length;
  const valueEnd = valueStart + value.length;
  return {
    property: property.toLowerCase(),
    value,
    important: important !== '',
    start,
    end: valueEnd + important.length,
    valueStart,
    valueEnd,
  };
}

/** The declaration of a property that counts: the last important one, else the last. */
export function effectiveDeclaration(
  declarations: readonly StyleDeclaration[],
  property: string,
): StyleDeclaration | undefined {
  const own = declarations.filter((declaration) => declaration.property === property);
  return own.findLast(({ important }) => important) ?? own.at(-1);
}
