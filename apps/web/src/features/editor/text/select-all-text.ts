import type { Editor as TextEditor } from '@tiptap/core';
import { Selection, TextSelection } from '@tiptap/pm/state';

/** Selects the words rather than the whole document, so that what is typed over them keeps their look. */
export function selectAllText({ view }: TextEditor): boolean {
  const { doc, tr } = view.state;
  view.dispatch(tr.setSelection(TextSelection.between(Selection.atStart(doc).$from, Selection.atEnd(doc).$to)));
  return true;
}
