import { locate } from '@mailwright/document';
import { IconCornerLeftUp } from '@tabler/icons-react';
import type { EditorAction } from './action.ts';

/** Goes one level up; from the outermost node to the mail itself. */
export const selectParent: EditorAction = {
  id: 'select-parent',
  label: 'action.selectParent',
  icon: IconCornerLeftUp,
  shortcuts: [{ key: 'escape' }],
  reading: true,
  enabled: ({ editor }) => editor.getState().selection.length > 0,
  run: ({ editor }) => {
    const { document, selection } = editor.getState();
    const [first] = selection;
    const parent = first === undefined ? undefined : locate(document, first)?.parent;
    editor.select(parent ? [parent.id] : []);
  },
};
