import { useState } from 'react';
import { fullDate } from '../../../shared/format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { closeDialog } from '../session/editor-session.ts';
import { forgetWork } from '../session/journal/found-work.ts';
import { takeUpWork } from '../session/journal/take-up-work.ts';
import { tellRefusal } from '../session/refusal.ts';
import { stepName } from '../session/step-name.ts';
import { useEditorSession } from '../session/use-editor-session.ts';
import { BothVersions } from './BothVersions.tsx';
import { keptTime } from './kept-time.ts';
import { QuestionModal } from './QuestionModal.tsx';

/** As many changes as are named. */
const NAMED = 5;

/** Work of an earlier visit that was never saved: take it up with its steps, go on with what is saved, or see both first. */
export function DraftFoundModal() {
  const t = useT('editor');
  const session = useEditorSession();
  const { editor, foundWork, state, writer } = session;
  const [comparing, setComparing] = useState(false);
  if (foundWork === null) return null;

  const takeMine = () => {
    tellRefusal(takeUpWork(session, foundWork, writer.revision()));
    closeDialog(session);
  };
  const takeSaved = () => {
    void forgetWork(foundWork.key);
    closeDialog(session);
  };
  const changedSince = foundWork.revision < writer.revision();
  const { lastModified } = state.getState().template;
  const changes = foundWork.changes.map(stepName).toReversed();
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
      <p>{t(changes.length > 0 ? 'draft.changes' : 'draft.body', { time: keptTime(foundWork.keptAt) })}</p>
      {changes.length > 0 && !comparing && (
        <ul>
          {changes.slice(0, NAMED).map((change, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same change may come again, and the list never changes.
            <li key={index}>{change}</li>
          ))}
          {changes.length > NAMED && <li>{t('draft.more', { count: changes.length - NAMED })}</li>}
        </ul>
      )}
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
