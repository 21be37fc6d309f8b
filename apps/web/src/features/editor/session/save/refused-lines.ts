import i18next from 'i18next';
import type { ApiError } from '../../../../shared/api/api-error.ts';

/** "Lines 3, 8." where the server says which lines of the content it refused; '' where it does not. */
export function refusedLines(error: ApiError): string {
  return linesInWords([...new Set(error.details.flatMap(({ line }) => (line === undefined ? [] : [line])))]);
}

/** "Lines 3, 8."; '' for none. */
export function linesInWords(lines: readonly number[]): string {
  if (lines.length === 0) return '';
  const list = new Intl.ListFormat(i18next.language, { type: 'conjunction', style: 'narrow' });
  return i18next.t('editor:save.lines', { count: lines.length, lines: list.format(lines.map(String)) });
}
