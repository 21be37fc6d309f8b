import { Button, Tooltip } from '@mantine/core';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { EditorAction } from '../actions/action.ts';
import { publish } from '../actions/publish.ts';
import { restore } from '../actions/restore.ts';
import { save } from '../actions/save.ts';
import { useAction } from '../actions/use-action.ts';
import { useSessionState } from '../session/use-editor-session.ts';

/** Save, and the step that the template's status leads to next. */
export function StatusControls() {
  const saving = useSessionState((state) => state.saving);
  const next = useAction(publish);
  const back = useAction(restore);
  const isLast = !next.visible && !back.visible;
  return (
    <>
      <ActionTextButton action={save} primary={isLast} loading={saving} />
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
      <Button size="xs" variant={primary ? 'filled' : 'default'} loading={loading} disabled={!enabled} onClick={run}>
        {t(action.label)}
      </Button>
    </Tooltip>
  );
}
