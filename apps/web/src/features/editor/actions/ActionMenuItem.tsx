import { Menu, Text } from '@mantine/core';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { EditorAction } from './action.ts';
import { useAction } from './use-action.ts';

export function ActionMenuItem({ action }: { readonly action: EditorAction }) {
  const t = useT('editor');
  const { visible, enabled, keys, run } = useAction(action);
  if (!visible) return null;
  return (
    <Menu.Item
      leftSection={<action.icon size={16} stroke={1.7} />}
      rightSection={
        keys !== undefined && (
          <Text size="xs" c="dimmed" component="kbd" ff="inherit">
            {keys}
          </Text>
        )
      }
      disabled={!enabled}
      onClick={run}
    >
      {t(action.label)}
    </Menu.Item>
  );
}
