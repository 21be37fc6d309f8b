import { effectiveDeclaration, styleDeclarations } from './style-declarations.ts';

/** A replacement in a text. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns the replacements in a `style` after which a property has this value, or none (null). */
export function styleSplices(style: string, property: string, value: string | null): readonly Splice[] {
  const declarations = styleDeclarations(style);
  if (value === null) {
    return declarations
      .filter((declaration) => declaration.property === property)
      .map(({ start, end }) => ({ start, end: end + afterDeclaration(style, end), text: '' }));
  }
  const found = effectiveDeclaration(declarations, property);
  if (found) return found.value === value ? [] : [{ start: found.valueStart, end: found.valueEnd, text: value }];
  const end = style.trimEnd().length;
  const colon = /^[-\w]+:\s/.test(style.slice(declarations.at(-1)?.start)) ? ': ' : ':';
  const gap = /;\s/.test(style) ? ' ' : '';
  const closed = end === 0 || style[end - 1] === ';';
  const text = `${closed ? (end === 0 ? '' : gap) : `;${gap}`}${property}${colon}${value}${closed && end > 0 ? ';' : ''}`;
  return [{ start: end, end, text }];
}

/** A declaration goes with its `;` and the blanks up to the next one. */
function afterDeclaration(style: string, end: number): number {
  return /^\s*;\s*/.exec(style.slice(end))?.[0].length ?? 0;
}
