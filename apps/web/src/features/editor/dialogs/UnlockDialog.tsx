import { useT } from '../../../shared/i18n/use-t.ts';
import { navigate } from '../../../shared/navigation/navigate.ts';
import { closeDialog } from '../session/editor-session.ts';
import { saveTemplate } from '../session/save/save-template.ts';
import { useDirty, useEditorSession, useSessionState } from '../session/use-editor-session.ts';
import { QuestionDialog } from './QuestionDialog.tsx';

/** Gives a shared draft back to the others. Leaving the editor is what unlocks it; what is not saved is saved first. */
export function UnlockDialog() {
  const t = useT('editorDialogs');
  const session = useEditorSession();
  const dirty = useDirty();
  const name = useSessionState(({ template }) => template.name);
  const saving = useSessionState((state) => state.saving);
  const close = () => closeDialog(session);
  const unlock = async () => {
    if (dirty && !(await saveTemplate(session))) return;
    close();
    navigate('/?status=shared');
  };
  return (
    <QuestionDialog
      title={t('unlock.title', { name })}
      onClose={close}
      answers={[
        { label: t('shared:cancel'), run: close },
        {
          label: t(dirty ? 'unlock.saveAndUnlock' : 'unlock.unlock'),
          run: () => void unlock(),
          kind: 'primary',
          loading: saving,
        },
      ]}
    >
      <p>{t('unlock.body')}</p>
    </QuestionDialog>
  );
}
