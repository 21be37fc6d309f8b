import { IconUnlink } from '@tabler/icons-react';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import type { EditorAction } from '../../core/actions/action.ts';
import { notifyRefusal } from '../../core/session/refusal.ts';
import { selectedInstanceOf } from '../linked/linked-selection.ts';

/** Makes a linked module a part of this mail alone, which looks as before. */
export const detachModule: EditorAction = {
  id: 'detach-module',
  label: 'action.detachModule',
  icon: IconUnlink,
  inCompact: true,
  visible: (session) => selectedInstanceOf(session) !== null,
  run: (session) => {
    const { editor } = session;
    if (!notifyRefusal(editor.run({ type: 'detach', ids: editor.getState().selection }))) return;
    toast.success(i18n.t('editor:module.detached'), {
      action: { label: i18n.t('editor:action.undo'), run: () => editor.undo() },
    });
  },
};
