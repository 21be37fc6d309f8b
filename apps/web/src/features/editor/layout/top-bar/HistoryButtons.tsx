import { useT } from '../../../../shared/i18n/use-t.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { redo } from '../../actions/redo.ts';
import { versionHistory } from '../../actions/template/version-history.ts';
import { undo } from '../../actions/undo.ts';
import { useEditorState } from '../../session/use-editor-session.ts';
import { stepName } from '../../session/view/step-name.ts';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import classes from './ButtonRow.module.css';

/** Undo and redo, each naming the step it would take back or do again, the list of all steps, and the versions kept of the mail. */
export function HistoryButtons() {
  const t = useT('editor');
  const undoLabel = useEditorState((state) => state.undoLabel);
  const redoLabel = useEditorState((state) => state.redoLabel);
  return (
    <div className={classes.row}>
      <ActionButton
        action={undo}
        label={undoLabel === null ? t('action.undo') : t('action.undoStep', { step: stepName(undoLabel) })}
      />
      <HistoryPanel />
      <ActionButton action={versionHistory} />
      <ActionButton
        action={redo}
        label={redoLabel === null ? t('action.redo') : t('action.redoStep', { step: stepName(redoLabel) })}
      />
    </div>
  );
}
