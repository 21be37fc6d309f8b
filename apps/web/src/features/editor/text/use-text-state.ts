import type { Editor as TextEditor } from '@tiptap/core';
import { useEffect, useReducer } from 'react';

/** Draws again whenever text, selection or marks change, so that buttons show what holds at the cursor. */
export function useTextState(text: TextEditor): void {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    text.on('transaction', draw);
    return () => {
      text.off('transaction', draw);
    };
  }, [text]);
}
