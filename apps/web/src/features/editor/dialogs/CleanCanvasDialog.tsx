import { blankDocument } from '@mailwright/document';
import { useT } from '../../../shared/i18n/use-t.ts';
import { closeDialog } from '../session/editor-session.ts';
import { notifyRefusal } from '../session/refusal.ts';
import { useEditorSession } from '../session/use-editor-session.ts';
import { QuestionDialog } from './QuestionDialog.tsx';

/** Clearing leaves an empty page wrapper and the general settings; undo brings everything back. */
export function CleanCanvasDialog() {
  const t = useT('editorDialogs');
  const session = useEditorSession();
  const { editor } = session;
  const close = () => closeDialog(session);
  const clean = () => {
    const blank = { ...editor.getState().document, nodes: blankDocument(editor.context.registry).nodes };
    notifyRefusal(editor.run({ type: 'replaceDocument', document: blank, action: 'clean' }));
    close();
  };
  return (
    <QuestionDialog
      title={t('clean.title')}
      onClose={close}
      answers={[
        { label: t('clean.close'), run: close },
        { label: t('clean.clear'), run: clean, kind: 'danger' },
      ]}
    >
      {t('clean.body')}
    </QuestionDialog>
  );
}
