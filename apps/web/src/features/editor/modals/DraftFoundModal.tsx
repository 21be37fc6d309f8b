import { encodeLabel } from '@mailwright/document';
import { useState } from 'react';
import { fullDate, relativeTime } from '../../../shared/format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { closeDialog } from '../session/editor-session.ts';
import { forgetWork } from '../session/journal/found-work.ts';
import { tellRefusal } from '../session/refusal.ts';
import { useEditorSession } from '../session/use-editor-session.ts';
import { BothVersions } from './BothVersions.tsx';
import { QuestionModal } from './QuestionModal.tsx';

/** Work of an earlier visit that was never saved: take it up with its steps, go on with what is saved, or see both first. */
export function DraftFoundModal() {
  const t = useT('editor');
  const session = useEditorSession();
  const { editor, foundWork, state, work, writer } = session;
  const [comparing, setComparing] = useState(false);
  if (foundWork === null) return null;

  const takeMine = () => {
    const { line, document, key } = foundWork;
    const taken =
      line === null
        ? editor.replaceDocument(document, encodeLabel({ action: 'draft' }))
        : editor.resumeHistory(line, savedStep(foundWork.saved, changedSince));
    if (tellRefusal(taken)) work.goOnWith(key);
    closeDialog(session);
  };
  const takeSaved = () => {
    void forgetWork(foundWork.key);
    closeDialog(session);
  };
  const changedSince = foundWork.revision < writer.revision();
  const { lastModified } = state.getState().template;
  return (
    <QuestionModal
      title={t('draft.title')}
      firm
      size={comparing ? 1280 : 640}
      onClose={takeSaved}
      answers={[
        ...(comparing ? [] : [{ label: t('draft.seeBoth'), run: () => setComparing(true) }]),
        { label: t('draft.takeSaved'), run: takeSaved },
        { label: t('draft.takeMine'), run: takeMine, kind: 'primary' },
      ]}
    >
      <p>{t('draft.body', { ago: relativeTime(foundWork.keptAt), date: fullDate(foundWork.keptAt) })}</p>
      {changedSince && <p>{t('draft.changedSince', { date: fullDate(lastModified) })}</p>}
      {comparing && (
        <BothVersions
          versions={[
            {
              name: t('draft.mine'),
              when: t('draft.mineWhen', { date: fullDate(foundWork.keptAt) }),
              document: foundWork.document,
            },
            {
              name: t('draft.theirs'),
              when: t('draft.theirsWhen', { date: fullDate(lastModified) }),
              document: editor.getState().document,
            },
          ]}
        />
      )}
    </QuestionModal>
  );
}

/** The step that is saved; none of them is when somebody saved since. */
function savedStep(saved: number, changedSince: boolean): number | undefined {
  return changedSince || saved < 0 ? undefined : saved;
}
