import type { TemplateElement } from '@mailwright/contract';
import { IconDots } from '@tabler/icons-react';
import { lazy } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import { MenuButton } from '../../../../shared/ui/menu/MenuButton.tsx';
import type { DashboardPageActions } from '../../actions/menu-action.ts';

const load = () => import('./CardMenuPopup.tsx');
const CardMenuPopup = lazy(async () => ({ default: (await load()).CardMenuPopup }));

interface CardMenuProps {
  readonly template: TemplateElement;
  readonly pageActions: DashboardPageActions;
}

/** Shows the menu of a template's actions; there is always at least one. */
export function CardMenu({ template, pageActions }: CardMenuProps) {
  const t = useT('dashboard');
  const label = t('card.menu', { name: template.name });
  return (
    <MenuButton
      width={250}
      preload={load}
      popup={(frame) => <CardMenuPopup {...frame} label={label} template={template} pageActions={pageActions} />}
      button={(trigger) => (
        <IconButton {...trigger} size={28} label={label} icon={<IconDots size={18} stroke={1.8} />} />
      )}
    />
  );
}
