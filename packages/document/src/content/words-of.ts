import type { ContentPart } from './content-part.ts';

/** The texts among parts as one line to search in: runs of a paragraph of rich text stand together, all else apart. */
export function wordsOf(parts: readonly ContentPart[]): string {
  let words = '';
  let before = '';
  for (const part of parts) {
    if (part.kind !== 'text') continue;
    const { nodeId, prop, item, at, role } = part;
    const around =
      role === 'words' && at && at.length > 1 ? JSON.stringify([nodeId, prop, item?.id ?? '', at.slice(0, -1)]) : '';
    words += words !== '' && (around === '' || around !== before) ? ` ${part.value}` : part.value;
    before = around;
  }
  return words;
}
