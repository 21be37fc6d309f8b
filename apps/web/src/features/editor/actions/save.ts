import { IconDeviceFloppy } from '@tabler/icons-react';
import { isDirty } from '../session/editor-session.ts';
import { saveTemplate } from '../session/save-template.ts';
import type { EditorAction } from './action.ts';

export const save: EditorAction = {
  id: 'save',
  label: 'action.save',
  icon: IconDeviceFloppy,
  shortcuts: [{ mod: true, key: 's' }],
  whileTyping: 'anywhere',
  inPreview: true,
  enabled: (session) => isDirty(session) && !session.state.getState().saving,
  run: (session) => saveTemplate(session),
};
