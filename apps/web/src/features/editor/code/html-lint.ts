import { base64Lines } from '@mailwright/contract';
import { htmlProblems } from '@mailwright/island';
import type { TFunction } from 'i18next';
import type { CodeProblem, FindProblems } from './editor-extensions.ts';
import { lineRanges } from './line-ranges.ts';

/** Slips in HTML, and what may not be saved, in words. */
export function htmlLint(t: TFunction<readonly ['code', 'shared', 'messages']>): FindProblems {
  return (text) => [...slips(text, t), ...base64(text, t)];
}

function slips(text: string, t: Parameters<typeof htmlLint>[0]): CodeProblem[] {
  return htmlProblems(text).map(({ kind, tag, range }) => ({
    from: range.start,
    to: range.end,
    message: t(`lint.${kind}`, { tag }),
    severity: kind === 'attribute' || kind === 'duplicate' ? 'warning' : 'error',
  }));
}

function base64(text: string, t: Parameters<typeof htmlLint>[0]): CodeProblem[] {
  const lines = base64Lines(text);
  if (lines.length === 0) return [];
  const ranges = lineRanges(text);
  return lines.map((line) => ({
    ...(ranges[line - 1] ?? { from: 0, to: 0 }),
    message: t('lint.base64', { line }),
    severity: 'error',
  }));
}
