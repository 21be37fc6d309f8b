import type { Blocker } from 'react-router';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useEditorSession } from '../session/use-editor-session.ts';
import { QuestionModal } from './QuestionModal.tsx';

/** Asks before unsaved work is left for another page. */
export function LeaveModal({ blocker }: { readonly blocker: Blocker }) {
  const t = useT('editor');
  const messages = useT('messages');
  const { editor, work } = useEditorSession();
  if (blocker.state !== 'blocked') return null;
  const leave = async () => {
    editor.markSaved(editor.getState().document);
    await work.discard();
    blocker.proceed();
  };
  return (
    <QuestionModal
      title={t('leave.title')}
      onClose={blocker.reset}
      answers={[
        { label: t('leave.leave'), run: () => void leave(), kind: 'danger' },
        { label: t('leave.stay'), run: blocker.reset, kind: 'primary' },
      ]}
    >
      {messages('leaveUnsaved')}
    </QuestionModal>
  );
}
