import { Menu, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Fragment } from 'react';
import { MenuBody } from './MenuBody.tsx';
import classes from './MenuButton.module.css';
import type { MenuFrame } from './MenuButton.tsx';
import type { MenuContent, MenuEntry } from './menu-entry.ts';

/** Shows a menu whose entries are given as data. */
export function MenuPopup({ content, ...frame }: MenuFrame & { readonly content: MenuContent }) {
  const groups = content.groups.filter((group) => group.length > 0);
  return (
    <MenuBody label={content.label} {...frame}>
      {content.header}
      {groups.map((group, index) => (
        <Fragment key={group[0]?.id}>
          {index > 0 && <Menu.Divider />}
          {group.map((entry) => (
            <Entry key={entry.id} entry={entry} focusButton={frame.focusButton} />
          ))}
        </Fragment>
      ))}
    </MenuBody>
  );
}

interface EntryProps extends Pick<MenuFrame, 'focusButton'> {
  readonly entry: MenuEntry;
}

function Entry({ entry, focusButton }: EntryProps) {
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
      onClick={() => {
        if (isDisabled) return;
        if (entry.keepOpen !== true) focusButton();
        void entry.run();
      }}
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
