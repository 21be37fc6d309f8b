import { hasScriptInCss } from '../safe-css.ts';

/**
 * Content that the author's own CSS may not hold. `tag`: `</style` or another end tag, which would end its element; `import`:
 * a sheet from elsewhere, which no mail client loads; `script`: code (expressions, behaviors, script addresses).
 */
export type CssProblemKind = 'tag' | 'import' | 'script';

export interface CssProblem {
  readonly kind: CssProblemKind;
  /** Counted from 1. */
  readonly line: number;
}

/** Returns the problems of a mail's own CSS, by line. Escapes and comments hide none of them. */
export function cssProblems(css: string): readonly CssProblem[] {
  const problems: CssProblem[] = [];
  for (const [index, text] of css.split('\n').entries()) {
    const line = index + 1;
    if (/<(?:\/|!--)/.test(text)) problems.push({ kind: 'tag', line });
    if (/@import/i.test(resolved(text))) problems.push({ kind: 'import', line });
    if (hasScriptInCss(text)) problems.push({ kind: 'script', line });
  }
  // Code may be spread over lines: then the whole is to blame, and it is said where it begins.
  if (!problems.some(({ kind }) => kind === 'script') && hasScriptInCss(css))
    problems.push({ kind: 'script', line: 1 });
  if (!problems.some(({ kind }) => kind === 'import') && /@import/i.test(resolved(css)))
    problems.push({ kind: 'import', line: 1 });
  return problems;
}

/** Escapes as what they stand for: `@\69mport` is an import, too. Comments cannot stand inside a name. */
function resolved(css: string): string {
  return css.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, letter: string | undefined) => {
    const point = code === undefined ? 0 : Number.parseInt(code, 16);
    return code === undefined ? (letter ?? '') : point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}
