import type { JSONContent, Editor as TextEditor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';

/** Marks what came from the document's history and must not be written back to it. */
export const FROM_HISTORY = 'from-history';

/** Shows another version of the text, touching only what differs, the cursor at the end of it. */
export function showChange({ view, schema }: TextEditor, content: JSONContent): void {
  const { doc, tr } = view.state;
  const next = schema.nodeFromJSON(content);
  const start = doc.content.findDiffStart(next.content);
  const ends = doc.content.findDiffEnd(next.content);
  if (start === null || ends === null) return;
  // Repeated characters make both searches meet in the middle: the shorter side decides.
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  const end = { old: ends.a + overlap, next: ends.b + overlap };
  tr.replace(start, end.old, next.slice(start, end.next));
  tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(end.next, tr.doc.content.size)), -1));
  view.dispatch(tr.setMeta(FROM_HISTORY, true));
}
