import { Button, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { isEmbedded } from '../../../../shared/embedding/parent-window.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { ActionButton } from '../../core/actions/ActionButton.tsx';
import { type EditorAction, runAction } from '../../core/actions/action.ts';
import { useAction } from '../../core/actions/use-action.ts';
import { isSavingByHand } from '../../core/session/editor-session.ts';
import { useEditorSession, useSessionState, useView } from '../../core/session/use-editor-session.ts';
import { cancelEditing } from '../../saving/actions/cancel-editing.ts';
import { publish } from '../../saving/actions/publish.ts';
import { publishChanges } from '../../saving/actions/publish-changes.ts';
import { restore } from '../../saving/actions/restore.ts';
import { save } from '../../saving/actions/save.ts';
import { saveAndContinue } from '../../saving/actions/save-and-continue.ts';
import { stopSharing } from '../../saving/actions/stop-sharing.ts';
import classes from './StatusControls.module.css';

/** Save, or embedded the ways to be done; and the step that the template's status leads to next. */
export function StatusControls() {
  const saving = useSessionState(isSavingByHand);
  const next = useAction(publish);
  const back = useAction(restore);
  const publishing = useSessionState((state) => state.publishing);
  const changes = useAction(publishChanges);
  const compact = useView((view) => view.compact);
  const isLast = (!next.visible || next.blocked !== null) && !back.visible && !changes.visible;
  return (
    <>
      <ActionTextButton action={cancelEditing} />
      <ActionTextButton action={saveAndContinue} primary={isLast} loading={saving} />
      {!isEmbedded() &&
        // Two words side by side leave no room for the name on a phone.
        (compact && !isLast ? (
          <ActionButton action={save} />
        ) : (
          <ActionTextButton action={save} primary={isLast} loading={saving} />
        ))}
      <ActionTextButton action={publish} primary wayOut={stopSharing} />
      <ActionTextButton action={publishChanges} primary loading={publishing} />
      <ActionTextButton action={restore} primary />
    </>
  );
}

interface ActionTextButtonProps {
  readonly action: EditorAction;
  readonly primary?: boolean;
  readonly loading?: boolean;
  /** Action that removes the obstacle while `action` is blocked. */
  readonly wayOut?: EditorAction;
}

function ActionTextButton({ action, primary = false, loading = false, wayOut }: ActionTextButtonProps) {
  const t = useT('editor');
  const session = useEditorSession();
  const reasonId = useId();
  const { visible, enabled, blocked, keys, run } = useAction(action);
  if (!visible) return null;
  if (blocked !== null) {
    return (
      <>
        <Button
          size="xs"
          flex="none"
          variant="default"
          className={classes.blocked}
          aria-disabled
          aria-describedby={reasonId}
          data-tip={t(blocked)}
          onClick={() => wayOut !== undefined && runAction(wayOut, session)}
        >
          {t(action.label)}
        </Button>
        <VisuallyHidden id={reasonId}>{t(blocked)}</VisuallyHidden>
      </>
    );
  }
  return (
    <Button
      size="xs"
      flex="none"
      variant={primary ? 'filled' : 'default'}
      loading={loading}
      disabled={!enabled}
      data-tip={keys}
      onClick={run}
    >
      {t(action.label)}
    </Button>
  );
}
