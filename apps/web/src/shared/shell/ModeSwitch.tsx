import type { DndMode } from '@mailwright/contract';
import { Button, Menu, Text } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useT } from '../i18n/use-t.ts';
import { useAccount } from '../session/session-store.ts';
import { changeMode } from '../settings/change-mode.ts';
import classes from './ModeSwitch.module.css';

const MODES: readonly DndMode[] = ['simple', 'advanced'];

export function ModeSwitch() {
  const t = useT('shared');
  const { dnd_mode: current } = useAccount();
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <Button
          variant="default"
          size="compact-sm"
          className={classes.button}
          rightSection={<IconChevronDown size={14} />}
          aria-label={t('mode.change', { mode: t(`mode.${current}`) })}
        >
          {t(`mode.${current}`)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {MODES.map((mode) => (
          <Menu.Item
            key={mode}
            onClick={() => mode !== current && void changeMode(mode)}
            aria-current={mode === current}
            rightSection={mode === current ? <IconCheck size={16} /> : null}
          >
            {t(`mode.${mode}`)}
            <Text size="xs" c="dimmed">
              {t(`mode.${mode}Hint`)}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
