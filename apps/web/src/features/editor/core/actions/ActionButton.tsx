import { useT } from '../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import classes from './ActionButton.module.css';
import type { EditorAction } from './action.ts';
import { useAction } from './use-action.ts';

interface ActionButtonProps {
  readonly action: EditorAction;
  /** Instead of the action's own label, e.g. with the name of the step to undo. */
  readonly label?: string;
  readonly pressed?: boolean;
  /** Shown at the icon's corner while there are any; the label should say it too. */
  readonly count?: number;
  /** The open text keeps the focus, and with it the keyboard on the screen. */
  readonly keepsFocus?: boolean;
}

/** An action as a button with an icon only. */
export function ActionButton({ action, label, pressed, count = 0, keepsFocus = false }: ActionButtonProps) {
  const t = useT('editor');
  const { visible, enabled, keys, run } = useAction(action);
  if (!visible) return null;
  return (
    <IconButton
      label={label ?? t(action.label)}
      {...(keys !== undefined && { shortcut: keys })}
      icon={
        <>
          <action.icon size={18} stroke={1.7} />
          {count > 0 && (
            <span className={classes.count} aria-hidden="true">
              {count}
            </span>
          )}
        </>
      }
      // A disabled button shows no tooltip and drops the focus; a button that says it is disabled does neither.
      aria-disabled={!enabled}
      className={classes.button}
      {...(pressed !== undefined && { 'aria-pressed': pressed, 'data-active': pressed || undefined })}
      {...(keepsFocus && { onMouseDown: (event) => event.preventDefault() })}
      onClick={run}
    />
  );
}
