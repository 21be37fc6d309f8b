import { IconBrush, IconPaint } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';
import { selectedForeignElement } from '../../core/island/foreign-element.ts';
import { notifyRefusal } from '../../core/session/refusal.ts';
import { copiedStyle, copyStyleOf } from '../copied-style.ts';

export const copyStyle: EditorAction = {
  id: 'copy-style',
  label: 'action.copyStyle',
  icon: IconBrush,
  allowedReadOnly: true,
  enabled: (session) => session.editor.getState().selection.length === 1 && selectedForeignElement(session) === null,
  run: copyStyleOf,
};

export const pasteStyle: EditorAction = {
  id: 'paste-style',
  label: 'action.pasteStyle',
  icon: IconPaint,
  enabled: (session) =>
    copiedStyle() !== null &&
    session.editor.getState().selection.length > 0 &&
    selectedForeignElement(session) === null,
  run: ({ editor }) => {
    const source = copiedStyle();
    if (source) notifyRefusal(editor.run({ type: 'pasteStyle', ids: editor.getState().selection, source }));
  },
};
