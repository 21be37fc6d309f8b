import { base64Lines } from '@mailwright/contract';
import { type CssProblemKind, containsScript, cssProblems } from '@mailwright/island';
import type { ImportContent } from './import-content.ts';

/** Reason why code is not imported, with its lines where it has some. */
export type ImportProblem =
  | { readonly kind: 'base64'; readonly field: 'html' | 'css'; readonly lines: readonly number[] }
  | { readonly kind: 'css'; readonly problem: CssProblemKind; readonly lines: readonly number[] }
  | { readonly kind: 'script' };

/** Returns what prevents the import of code; checked before the user is asked about its size. */
export function importProblems({ html, css }: ImportContent, plan: { readonly customCode: boolean }): ImportProblem[] {
  const problems: ImportProblem[] = [];
  for (const [field, text] of [
    ['html', html],
    ['css', css],
  ] as const) {
    const lines = base64Lines(text);
    if (lines.length > 0) problems.push({ kind: 'base64', field, lines });
  }
  for (const [problem, found] of Map.groupBy(cssProblems(css), ({ kind }) => kind)) {
    problems.push({ kind: 'css', problem, lines: found.map(({ line }) => line) });
  }
  if (!plan.customCode && containsScript(html)) problems.push({ kind: 'script' });
  return problems;
}
