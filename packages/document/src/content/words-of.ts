import type { ContentEntry } from './content-entry.ts';

/**
 * The texts among entries as one line to search in: runs of a paragraph of rich text stand together, all else apart.
 */
export function wordsOf(entries: readonly ContentEntry[]): string {
  let words = '';
  let before = '';
  for (const entry of entries) {
    if (entry.kind !== 'text') continue;
    const { nodeId, prop, item, at, role } = entry;
    const around =
      role === 'words' && at && at.length > 1 ? JSON.stringify([nodeId, prop, item?.id ?? '', at.slice(0, -1)]) : '';
    words += words !== '' && (around === '' || around !== before) ? ` ${entry.value}` : entry.value;
    before = around;
  }
  return words;
}
