import type { TemplateElement } from '@mailwright/contract';
import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { actorOf } from '../../../shared/session/account.ts';
import { useAccount } from '../../../shared/session/session-store.ts';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import type { DashboardPageHands, MenuAction } from '../actions/menu-action.ts';
import { menuActions } from '../actions/menu-actions.ts';

interface CardMenuProps {
  readonly template: TemplateElement;
  readonly hands: DashboardPageHands;
}

export function CardMenu({ template, hands }: CardMenuProps) {
  const t = useT('dashboard');
  const actor = actorOf(useAccount());
  const actions = menuActions.filter((action) => action.visible(template, actor));
  if (actions.length === 0) return null;
  const item = ({ id, icon: Icon, danger, run }: MenuAction) => (
    <Menu.Item
      key={id}
      leftSection={<Icon size={16} stroke={1.6} />}
      color={danger === true ? 'red' : undefined}
      onClick={() => void run(template, hands)}
    >
      {t(`action.${id}`)}
    </Menu.Item>
  );
  const harmful = actions.filter(({ danger }) => danger === true);
  return (
    <Menu position="bottom-end" width={200} keepMounted={false}>
      <Menu.Target>
        <IconButton
          size={28}
          label={t('card.menu', { name: template.name })}
          icon={<IconDots size={18} stroke={1.8} />}
        />
      </Menu.Target>
      <Menu.Dropdown>
        {actions.filter(({ danger }) => danger !== true).map(item)}
        {harmful.length > 0 && <Menu.Divider />}
        {harmful.map(item)}
      </Menu.Dropdown>
    </Menu>
  );
}
