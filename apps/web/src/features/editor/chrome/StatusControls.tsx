import { Button, Tooltip } from '@mantine/core';
import { isEmbedded } from '../../../shared/embedding/parent-window.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { EditorAction } from '../actions/action.ts';
import { cancelEditing } from '../actions/cancel-editing.ts';
import { publish } from '../actions/publish.ts';
import { restore } from '../actions/restore.ts';
import { save } from '../actions/save.ts';
import { saveAndContinue } from '../actions/save-and-continue.ts';
import { useAction } from '../actions/use-action.ts';
import { isSavingByHand } from '../session/editor-session.ts';
import { useSessionState } from '../session/use-editor-session.ts';

/** Save, or embedded the ways to be done; and the step that the template's status leads to next. */
export function StatusControls() {
  const saving = useSessionState(isSavingByHand);
  const next = useAction(publish);
  const back = useAction(restore);
  const isLast = !next.visible && !back.visible;
  return (
    <>
      <ActionTextButton action={cancelEditing} />
      <ActionTextButton action={saveAndContinue} primary={isLast} loading={saving} />
      {!isEmbedded() && <ActionTextButton action={save} primary={isLast} loading={saving} />}
      <ActionTextButton action={publish} primary />
      <ActionTextButton action={restore} primary />
    </>
  );
}

interface ActionTextButtonProps {
  readonly action: EditorAction;
  readonly primary?: boolean;
  readonly loading?: boolean;
}

function ActionTextButton({ action, primary = false, loading = false }: ActionTextButtonProps) {
  const t = useT('editor');
  const { visible, enabled, keys, run } = useAction(action);
  if (!visible) return null;
  return (
    <Tooltip label={keys} disabled={keys === undefined}>
      <Button
        size="xs"
        flex="none"
        variant={primary ? 'filled' : 'default'}
        loading={loading}
        disabled={!enabled}
        onClick={run}
      >
        {t(action.label)}
      </Button>
    </Tooltip>
  );
}
