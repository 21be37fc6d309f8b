import { Menu } from '@mantine/core';
import { Fragment } from 'react';
import { ActionMenuItem } from '../ActionMenuItem.tsx';
import { SELECTION_MENU } from '../actions.ts';

/** What is done with what is selected, as items of a menu. */
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
