import { IconCopy } from '@tabler/icons-react';
import { selectedPart } from '../../session/island/island-part.ts';
import { islandCode } from '../../session/island/load-island-code.ts';
import { notifyRefusal } from '../../session/refusal.ts';
import type { EditorAction } from '../action.ts';

export const duplicate: EditorAction = {
  id: 'duplicate',
  label: 'action.duplicate',
  icon: IconCopy,
  shortcuts: [{ mod: true, key: 'd' }],
  inCompact: true,
  enabled: ({ editor }) => editor.getState().selection.length > 0,
  run: (session) => {
    const { editor } = session;
    const part = selectedPart(session);
    return part
      ? islandCode()?.duplicatePart(session, part)
      : notifyRefusal(editor.run({ type: 'duplicate', ids: editor.getState().selection }));
  },
};
