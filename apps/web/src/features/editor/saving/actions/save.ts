import { IconDeviceFloppy } from '@tabler/icons-react';
import { isEmbedded } from '../../../../shared/embedding/parent-window.ts';
import { type EditorAction, isEnabled } from '../../core/actions/action.ts';
import { isDirty } from '../../core/session/editor-session.ts';
import { saveTemplate } from '../save/save-template.ts';
import { saveAndContinue } from './save-and-continue.ts';

/** Embedded there is one way to save, by button and by keys. */
export const save: EditorAction = {
  id: 'save',
  label: 'action.save',
  icon: IconDeviceFloppy,
  whileTyping: 'anywhere',
  inPreview: true,
  // While one save is under way, only what was written since can be saved.
  enabled: (session) =>
    isEmbedded()
      ? isEnabled(saveAndContinue, session)
      : isDirty(session) && session.editor.getState().document !== session.state.getState().sending,
  run: (session) => (isEmbedded() ? saveAndContinue.run(session) : saveTemplate(session)),
};
