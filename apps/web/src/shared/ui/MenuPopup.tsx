import { Menu, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Fragment, useEffect, useState } from 'react';
import classes from './MenuButton.module.css';
import type { MenuContent, MenuEntry } from './menu-entry.ts';

interface MenuPopupProps {
  readonly content: MenuContent;
  readonly width: number;
  readonly opened: boolean;
  readonly close: () => void;
}

/** The anchor only marks a place; the button beside it says what it opens. (A prop of the popover below that Menu passes on.) */
const WITHOUT_ROLES = { withRoles: false };

export function MenuPopup({ content, width, opened, close }: MenuPopupProps) {
  // Opening after the first drawing lets the menu see which element has the focus, to give it back there.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const groups = content.groups.filter((group) => group.length > 0);
  return (
    <Menu opened={opened && ready} onClose={close} position="bottom-end" width={width} {...WITHOUT_ROLES}>
      <Menu.Target>
        <span className={classes.anchor} />
      </Menu.Target>
      <Menu.Dropdown aria-label={content.label}>
        {content.header}
        {groups.map((group, index) => (
          <Fragment key={group[0]?.id}>
            {index > 0 && <Menu.Divider />}
            {group.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  const isDisabled = entry.disabled === true;
  return (
    <Menu.Item
      leftSection={entry.icon}
      rightSection={entry.current === true ? <IconCheck size={16} /> : null}
      aria-current={entry.current}
      aria-disabled={isDisabled || undefined}
      className={isDisabled ? classes.disabled : undefined}
      c={entry.danger === true ? 'var(--mw-danger)' : undefined}
      closeMenuOnClick={entry.keepOpen !== true && !isDisabled}
      onClick={() => !isDisabled && void entry.run()}
    >
      {entry.label}
      {entry.hint !== undefined && (
        <Text size="xs" c={isDisabled ? 'inherit' : 'dimmed'} component="span" display="block">
          {entry.hint}
        </Text>
      )}
    </Menu.Item>
  );
}
