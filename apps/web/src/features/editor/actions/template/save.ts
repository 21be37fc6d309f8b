import { IconDeviceFloppy } from '@tabler/icons-react';
import { isDirty } from '../../session/editor-session.ts';
import { saveTemplate } from '../../session/save/save-template.ts';
import type { EditorAction } from '../action.ts';

export const save: EditorAction = {
  id: 'save',
  label: 'action.save',
  icon: IconDeviceFloppy,
  whileTyping: 'anywhere',
  inPreview: true,
  // While one save is under way, only what was written since can be saved.
  enabled: (session) => isDirty(session) && session.editor.getState().document !== session.state.getState().sending,
  run: (session) => saveTemplate(session),
};
