import { useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { BlockedWay } from '../../../../shared/navigation/use-blocker.ts';
import { QuestionDialog } from '../../core/dialogs/QuestionDialog.tsx';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import { saveTemplate } from '../save/save-template.ts';

/** Asks before unsaved work is left for another page. */
export function LeaveDialog({ blocker }: { readonly blocker: BlockedWay }) {
  const t = useT('editor');
  const messages = useT('messages');
  const session = useEditorSession();
  const [saving, setSaving] = useState(false);
  const leave = async () => {
    const { editor, work } = session;
    editor.markSaved(editor.getState().document);
    await work.discard();
    blocker.proceed();
  };
  const saveAndLeave = async () => {
    setSaving(true);
    const saved = await saveTemplate(session);
    setSaving(false);
    // Why it was not saved is said by the save itself.
    if (saved) blocker.proceed();
    else blocker.reset();
  };
  const save = { label: t('leave.save'), run: () => void saveAndLeave(), kind: 'primary', loading: saving } as const;
  return (
    <QuestionDialog
      title={t('leave.title')}
      onClose={blocker.reset}
      answers={[
        { label: t('leave.leave'), run: () => void leave(), kind: 'danger' },
        { label: t('leave.stay'), run: blocker.reset, ...(session.readOnly && { kind: 'primary' }) },
        ...(session.readOnly ? [] : [save]),
      ]}
    >
      {messages('leaveUnsaved')}
    </QuestionDialog>
  );
}
