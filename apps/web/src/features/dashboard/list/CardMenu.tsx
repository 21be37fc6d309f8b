import type { TemplateElement } from '@mailwright/contract';
import { IconDots } from '@tabler/icons-react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { actorOf } from '../../../shared/session/account.ts';
import { useAccount } from '../../../shared/session/session-store.ts';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { MenuButton } from '../../../shared/ui/MenuButton.tsx';
import type { DashboardPageHands } from '../actions/menu-action.ts';
import { menuActions } from '../actions/menu-actions.ts';

interface CardMenuProps {
  readonly template: TemplateElement;
  readonly hands: DashboardPageHands;
}

export function CardMenu({ template, hands }: CardMenuProps) {
  const t = useT('dashboard');
  const actor = actorOf(useAccount());
  const entries = menuActions
    .filter((action) => action.visible(template, actor))
    .map(({ id, icon: Icon, danger = false, labelOf, run }) => ({
      id,
      label: t(`action.${labelOf?.(template) ?? id}`),
      icon: <Icon size={16} stroke={1.6} />,
      danger,
      run: () => run(template, hands, actor),
    }));
  if (entries.length === 0) return null;
  const label = t('card.menu', { name: template.name });
  const groups = [entries.filter(({ danger }) => !danger), entries.filter(({ danger }) => danger)];
  return (
    <MenuButton
      content={{ label, groups }}
      button={(trigger) => (
        <IconButton {...trigger} size={28} label={label} icon={<IconDots size={18} stroke={1.8} />} />
      )}
    />
  );
}
