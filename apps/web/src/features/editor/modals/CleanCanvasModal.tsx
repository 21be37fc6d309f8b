import { blankDocument } from '@mailwright/document';
import { useT } from '../../../shared/i18n/use-t.ts';
import { closeDialog } from '../session/editor-session.ts';
import { tellRefusal } from '../session/refusal.ts';
import { useEditorSession } from '../session/use-editor-session.ts';
import { QuestionModal } from './QuestionModal.tsx';

/** Clearing leaves an empty page wrapper and the general settings; undo brings everything back. */
export function CleanCanvasModal() {
  const t = useT('editor');
  const session = useEditorSession();
  const { editor } = session;
  const close = () => closeDialog(session);
  const clean = () => {
    const blank = { ...editor.getState().document, nodes: blankDocument(editor.context.registry).nodes };
    tellRefusal(editor.run({ type: 'replaceDocument', document: blank, action: 'clean' }));
    close();
  };
  return (
    <QuestionModal
      title={t('clean.title')}
      onClose={close}
      answers={[
        { label: t('clean.close'), run: close },
        { label: t('clean.clear'), run: clean, kind: 'danger' },
      ]}
    >
      {t('clean.body')}
    </QuestionModal>
  );
}
