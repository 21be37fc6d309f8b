import { htmlProblems } from '@mailwright/island';
import type { TFunction } from 'i18next';
import type { CodeProblem, FindProblems } from './editor-extensions.ts';

/** Slips in HTML, in words. */
export function htmlLint(t: TFunction<readonly ['code', 'shared', 'messages']>): FindProblems {
  return (text) =>
    htmlProblems(text).map(
      ({ kind, tag, range }): CodeProblem => ({
        from: range.start,
        to: range.end,
        message: t(`lint.${kind}`, { tag }),
        severity: kind === 'attribute' || kind === 'duplicate' ? 'warning' : 'error',
      }),
    );
}
