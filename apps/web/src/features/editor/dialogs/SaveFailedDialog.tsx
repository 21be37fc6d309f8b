import { useT } from '../../../shared/i18n/use-t.ts';
import { closeDialog } from '../session/editor-session.ts';
import { saveTemplate } from '../session/save/save-template.ts';
import { useEditorSession, useSessionState } from '../session/use-editor-session.ts';
import { QuestionDialog } from './QuestionDialog.tsx';

/** No answer came to a save. Closing loses nothing: the work stays here and on this device. */
export function SaveFailedDialog() {
  const t = useT('editor');
  const messages = useT('messages');
  const session = useEditorSession();
  const saving = useSessionState((state) => state.saving);
  const kept = useSessionState((state) => state.draftKept);
  const close = () => closeDialog(session);
  return (
    <QuestionDialog
      title={t('saveFailed.title')}
      onClose={close}
      answers={[
        { label: t('saveFailed.close'), run: close },
        { label: t('saveFailed.retry'), run: () => void saveTemplate(session), kind: 'primary', loading: saving },
      ]}
    >
      <p>{messages('saveFailure')}</p>
      <p>{t(kept ? 'saveFailed.kept' : 'saveFailed.stays')}</p>
    </QuestionDialog>
  );
}
