import { base64Lines } from '@mailwright/contract';
import { cssProblems } from '@mailwright/island';
import type { Translate } from '../../../shared/i18n/text-key.ts';
import type { CodeProblem, FindProblems } from './editor-extensions.ts';
import { lineRanges } from './line-ranges.ts';

/** What may not stand in CSS of the author's own, in words. */
export function cssLint(t: Translate<'code'>): FindProblems {
  return (text) => {
    const lines = lineRanges(text);
    const at = (line: number, message: string): CodeProblem => ({
      ...(lines[line - 1] ?? { from: 0, to: 0 }),
      message,
      severity: 'error',
    });
    return [
      ...cssProblems(text).map(({ kind, line }) => at(line, t(`lint.css.${kind}`, { line }))),
      ...base64Lines(text).map((line) => at(line, t('lint.base64', { line }))),
    ];
  };
}
