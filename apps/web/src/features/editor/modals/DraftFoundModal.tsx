import { encodeLabel, readDocument } from '@mailwright/document';
import { fullDate, relativeTime } from '../../../shared/format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { dropDraft } from '../session/draft-store.ts';
import { closeDialog } from '../session/editor-session.ts';
import { tellRefusal } from '../session/refusal.ts';
import { useEditorSession } from '../session/use-editor-session.ts';
import { QuestionModal } from './QuestionModal.tsx';

/** Work of an earlier visit that was never saved: take it up, or go on with what is saved. */
export function DraftFoundModal() {
  const t = useT('editor');
  const session = useEditorSession();
  const { editor, foundDraft, state, userId, writer } = session;
  if (foundDraft === null) return null;

  const takeMine = () => {
    const { document } = readDocument(foundDraft.components, editor.context.registry);
    tellRefusal(editor.replaceDocument(document, encodeLabel({ action: 'draft' })));
    closeDialog(session);
  };
  const takeSaved = () => {
    void dropDraft(userId, state.getState().template.id);
    closeDialog(session);
  };
  const changedSince = foundDraft.revision < writer.revision();
  return (
    <QuestionModal
      title={t('draft.title')}
      firm
      onClose={takeSaved}
      answers={[
        { label: t('draft.takeSaved'), run: takeSaved },
        { label: t('draft.takeMine'), run: takeMine, kind: 'primary' },
      ]}
    >
      <p>{t('draft.body', { ago: relativeTime(foundDraft.keptAt), date: fullDate(foundDraft.keptAt) })}</p>
      {changedSince && <p>{t('draft.changedSince', { date: fullDate(state.getState().template.lastModified) })}</p>}
    </QuestionModal>
  );
}
