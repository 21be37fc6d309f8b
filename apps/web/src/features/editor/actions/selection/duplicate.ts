import { IconCopy } from '@tabler/icons-react';
import { selectedForeignElement } from '../../session/island/foreign-element.ts';
import { islandCode } from '../../session/island/load-island-code.ts';
import { notifyRefusal } from '../../session/refusal.ts';
import type { EditorAction } from '../action.ts';

export const duplicate: EditorAction = {
  id: 'duplicate',
  label: 'action.duplicate',
  icon: IconCopy,
  inCompact: true,
  enabled: ({ editor }) => editor.getState().selection.length > 0,
  run: (session) => {
    const { editor } = session;
    const foreignElement = selectedForeignElement(session);
    return foreignElement
      ? islandCode()?.duplicateForeignElement(session, foreignElement)
      : notifyRefusal(editor.run({ type: 'duplicate', ids: editor.getState().selection }));
  },
};
