import { useNavigate } from 'react-router';
import { useT } from '../../../shared/i18n/use-t.ts';
import { closeDialog } from '../session/editor-session.ts';
import { useEditorSession, useSessionState } from '../session/use-editor-session.ts';
import { QuestionModal } from './QuestionModal.tsx';

export function PublishedModal() {
  const t = useT('editor');
  const messages = useT('messages');
  const session = useEditorSession();
  const name = useSessionState(({ template }) => template.name);
  const navigate = useNavigate();
  const close = () => closeDialog(session);
  return (
    <QuestionModal
      title={messages('templateIsPublished')}
      onClose={close}
      answers={[
        { label: t('published.back'), run: () => void navigate('/?status=published') },
        { label: t('published.continue'), run: close, kind: 'primary' },
      ]}
    >
      <p>{t('published.body', { name })}</p>
    </QuestionModal>
  );
}
