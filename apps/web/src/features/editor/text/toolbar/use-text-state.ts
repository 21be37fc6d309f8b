import type { EditorEvents, Editor as TextEditor } from '@tiptap/core';
import { useEffect, useReducer } from 'react';

/** Draws again whenever text, selection or marks change what holds at the cursor, so that buttons show it. */
export function useTextState(text: TextEditor): void {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let known = lookAtCursor(text);
    const follow = ({ transaction }: EditorEvents['transaction']) => {
      const before = known;
      known = lookAtCursor(text);
      // Letters of one look, which change no button, are not drawn one by one.
      if (!transaction.docChanged || known === null || known !== before) draw();
    };
    text.on('transaction', follow);
    return () => {
      text.off('transaction', follow);
    };
  }, [text]);
}

/** Marks and blocks that hold at the cursor; null where words are selected. */
function lookAtCursor({ state }: TextEditor): string | null {
  const { empty, $from } = state.selection;
  if (!empty) return null;
  const around = Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth));
  const marks = state.storedMarks ?? $from.marks();
  return JSON.stringify([marks, around.map(({ type, attrs }) => [type.name, attrs])]);
}
