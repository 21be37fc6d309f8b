import { IconBrush, IconPaint } from '@tabler/icons-react';
import { copiedStyle, copyStyleOf } from '../../session/copied-style.ts';
import { selectedForeignElement } from '../../session/island/foreign-element.ts';
import { notifyRefusal } from '../../session/refusal.ts';
import type { EditorAction } from '../action.ts';

export const copyStyle: EditorAction = {
  id: 'copy-style',
  label: 'action.copyStyle',
  icon: IconBrush,
  reading: true,
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
