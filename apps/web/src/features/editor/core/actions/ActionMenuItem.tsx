import { Menu } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './ActionMenuItem.module.css';
import type { EditorAction } from './action.ts';
import { useAction } from './use-action.ts';

/** An action in a menu; one that is switched on and off shows which it is. */
export function ActionMenuItem({ action }: { readonly action: EditorAction }) {
  const t = useT('editor');
  const { visible, enabled, checked, keys, run } = useAction(action);
  if (!visible) return null;
  const shared = {
    rightSection: keys !== undefined && <kbd className={classes.keys}>{keys}</kbd>,
    disabled: !enabled,
  };
  if (checked !== undefined) {
    return (
      <Menu.CheckboxItem {...shared} checked={checked} onChange={run} closeMenuOnClick>
        <span className={classes.checkable}>
          <action.icon size={16} stroke={1.7} />
          {t(action.label)}
        </span>
      </Menu.CheckboxItem>
    );
  }
  return (
    <Menu.Item {...shared} leftSection={<action.icon size={16} stroke={1.7} />} onClick={run}>
      {t(action.label)}
    </Menu.Item>
  );
}
