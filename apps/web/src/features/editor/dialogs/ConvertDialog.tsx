import { useT } from '../../../shared/i18n/use-t.ts';
import { navigate } from '../../../shared/navigation/navigate.ts';
import { closeDialog } from '../session/editor-session.ts';
import { convertTemplate } from '../session/template/convert-template.ts';
import { useEditorSession, useSessionState } from '../session/use-editor-session.ts';
import { QuestionDialog } from './QuestionDialog.tsx';

/** A copy for everybody's library; the published list is shown after it. */
export function ConvertDialog() {
  const t = useT('editor');
  const words = useT('editorDialogs');
  const session = useEditorSession();
  const template = useSessionState((state) => state.template);
  const { status } = useSessionState(({ flows }) => flows.convertTemplate);
  const close = () => closeDialog(session);
  const convert = async () => {
    if (!(await convertTemplate(session))) return;
    close();
    navigate('/?status=published');
  };
  return (
    <QuestionDialog
      title={t('action.convert')}
      onClose={close}
      answers={[
        { label: t('shared:cancel'), run: close },
        { label: words('convert.confirm'), run: () => void convert(), kind: 'primary', loading: status === 'loading' },
      ]}
    >
      {words('convert.body', { name: template.name })}
    </QuestionDialog>
  );
}
