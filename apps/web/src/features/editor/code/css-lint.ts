import { isTooLong, nestedRules } from '@mailwright/checks';
import { base64Lines } from '@mailwright/contract';
import { cssProblems } from '@mailwright/island';
import type { Translate } from '../../../shared/i18n/text-key.ts';
import type { CodeProblem, FindProblems } from './editor-extensions.ts';
import { lineRanges } from './line-ranges.ts';

/**
 * Returns a checker of the author's own CSS: it reports, in words, what is not allowed, and as warnings what makes Gmail
 * ignore all of the CSS.
 */
export function cssLint(t: Translate<'code'>): FindProblems {
  return (text) => {
    const lines = lineRanges(text);
    const at = (line: number, message: string, severity: CodeProblem['severity'] = 'error'): CodeProblem => ({
      ...(lines[line - 1] ?? { from: 0, to: 0 }),
      message,
      severity,
    });
    return [
      ...cssProblems(text).map(({ kind, line }) => at(line, t(`lint.css.${kind}`, { line }))),
      // Fonts are taken out of what they stand in when the mail is written.
      ...nestedRules(text)
        .filter(({ name }) => name !== 'font-face')
        .map(({ name, line }) => at(line, t('lint.css.nested', { name, line }), 'warning')),
      ...(isTooLong(text) ? [at(1, t('lint.css.long'), 'warning')] : []),
      ...base64Lines(text).map((line) => at(line, t('lint.base64', { line }))),
    ];
  };
}
