import { UnstyledButton } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { ActionButton } from '../../core/actions/ActionButton.tsx';
import { useAction } from '../../core/actions/use-action.ts';
import { useView } from '../../core/session/use-editor-session.ts';
import { zoomIn, zoomOut, zoomReset } from '../actions/zoom.ts';
import classes from './ZoomControl.module.css';

/** Smaller, the zoom itself (a click resets it), larger. */
export function ZoomControl() {
  const t = useT('editor');
  const zoom = useView((view) => view.zoom);
  const reset = useAction(zoomReset);
  const label = t('action.zoomReset');
  return (
    <div className={classes.zoom}>
      <ActionButton action={zoomOut} />
      <UnstyledButton
        className={classes.value}
        aria-label={`${label}, ${zoom}%`}
        data-tip={`${label}  ${reset.keys}`}
        onClick={reset.run}
      >
        {`${zoom}%`}
      </UnstyledButton>
      <ActionButton action={zoomIn} />
    </div>
  );
}
