import { locate } from '@mailwright/document';
import { IconCornerLeftUp } from '@tabler/icons-react';
import { selectedPart, selectPart } from '../session/island/island-part.ts';
import { islandCode } from '../session/island/load-island-code.ts';
import type { EditorAction } from './action.ts';

/** Goes one level up; from the outermost node to the mail itself. */
export const selectParent: EditorAction = {
  id: 'select-parent',
  label: 'action.selectParent',
  icon: IconCornerLeftUp,
  shortcuts: [{ key: 'escape' }],
  reading: true,
  enabled: ({ editor }) => editor.getState().selection.length > 0,
  run: (session) => {
    const { editor } = session;
    const { document, selection } = editor.getState();
    const part = selectedPart(session);
    if (part) {
      selectPart(session, islandCode()?.parentPart(document, part) ?? null);
      return;
    }
    const [first] = selection;
    const parent = first === undefined ? undefined : locate(document, first)?.parent;
    editor.select(parent ? [parent.id] : []);
  },
};
