import { Button } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { advancedMode } from '../../core/actions/editor-mode.ts';
import { useAction } from '../../core/actions/use-action.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import classes from './PaletteNote.module.css';

/** In simple mode: why tiles of this tab are locked, and the way to unlock them. */
export function AdvancedNote() {
  const t = useT('panels');
  const editor = useT('editor');
  const { context } = useEditorSession().editor;
  const { visible, run } = useAction(advancedMode);
  if (context.mode === 'advanced') return null;
  return (
    <div className={classes.note} role="note">
      <p>{t('palette.advancedNote')}</p>
      {visible && (
        <Button size="xs" variant="default" onClick={run}>
          {editor(advancedMode.label)}
        </Button>
      )}
    </div>
  );
}
