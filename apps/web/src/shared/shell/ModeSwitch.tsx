import type { DndMode } from '@mailwright/contract';
import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useT } from '../i18n/use-t.ts';
import { useAccount } from '../session/session-store.ts';
import { changeMode } from '../settings/change-mode.ts';
import { MenuButton } from '../ui/menu/MenuButton.tsx';
import classes from './ModeSwitch.module.css';

const MODES: readonly DndMode[] = ['simple', 'advanced'];

export function ModeSwitch() {
  const t = useT('shared');
  const { dnd_mode: current } = useAccount();
  const entries = MODES.map((mode) => ({
    id: mode,
    label: t(`mode.${mode}`),
    hint: t(`mode.${mode}Hint`),
    current: mode === current,
    run: () => mode !== current && changeMode(mode),
  }));
  const label = t('mode.change', { mode: t(`mode.${current}`) });
  return (
    <MenuButton
      width={272}
      content={{ label, groups: [entries] }}
      button={(trigger) => (
        <Button
          {...trigger}
          variant="default"
          size="compact-sm"
          className={classes.button}
          rightSection={<IconChevronDown size={14} />}
          aria-label={label}
        >
          {t(`mode.${current}`)}
        </Button>
      )}
    />
  );
}
