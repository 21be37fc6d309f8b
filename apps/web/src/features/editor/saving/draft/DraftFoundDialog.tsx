import { useState } from 'react';
import { formatMoment, fullDate } from '../../../../shared/format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { BothVersions } from '../../core/dialogs/BothVersions.tsx';
import { QuestionDialog } from '../../core/dialogs/QuestionDialog.tsx';
import { closeDialog } from '../../core/session/editor-session.ts';
import { notifyRefusal } from '../../core/session/refusal.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import { stepName } from '../../core/view/step-name.ts';
import { forgetWork } from './recovered-draft.ts';
import { takeUpWork } from './take-up-work.ts';

/** As many changes as are named. */
const NAMED = 5;

/** Work of an earlier visit that was never saved: take it up with its steps, go on with what is saved, or see both first. */
export function DraftFoundDialog() {
  const t = useT('editorDialogs');
  const session = useEditorSession();
  const { editor, recoveredDraft, state, writer } = session;
  const [comparing, setComparing] = useState(false);
  if (recoveredDraft === null) return null;

  const takeMine = () => {
    notifyRefusal(takeUpWork(session, recoveredDraft, writer.revision()));
    closeDialog(session);
  };
  const takeSaved = () => {
    void forgetWork(recoveredDraft.key);
    closeDialog(session);
  };
  const changedSince = recoveredDraft.revision < writer.revision();
  const { lastModified } = state.getState().template;
  const changes = recoveredDraft.changes.map(stepName).toReversed();
  return (
    <QuestionDialog
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
      <p>{t(changes.length > 0 ? 'draft.changes' : 'draft.body', { time: formatMoment(recoveredDraft.keptAt) })}</p>
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
              when: t('draft.mineWhen', { date: fullDate(recoveredDraft.keptAt) }),
              document: recoveredDraft.document,
            },
            {
              name: t('draft.theirs'),
              when: t('draft.theirsWhen', { date: fullDate(lastModified) }),
              document: editor.getState().document,
            },
          ]}
        />
      )}
    </QuestionDialog>
  );
}
