import { Menu } from '@mantine/core';
import { Fragment } from 'react';
import { ActionMenuItem } from '../../core/actions/ActionMenuItem.tsx';
import { SELECTION_MENU } from '../actions.ts';

/** Lists the actions for the selection as menu items. */
export function SelectionMenuItems() {
  return SELECTION_MENU.map((group, index) => (
    <Fragment key={group[0]?.id}>
      {index > 0 && <Menu.Divider />}
      {group.map((action) => (
        <ActionMenuItem key={action.id} action={action} />
      ))}
    </Fragment>
  ));
}
