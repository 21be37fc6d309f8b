import type { TemplateElement } from '@mailwright/contract';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { actorOf } from '../../../../shared/session/account.ts';
import { useAccount } from '../../../../shared/session/session-store.ts';
import type { MenuFrame } from '../../../../shared/ui/menu/MenuButton.tsx';
import { MenuPopup } from '../../../../shared/ui/menu/MenuPopup.tsx';
import type { DashboardPageActions } from '../../actions/menu-action.ts';
import { menuActions } from '../../actions/menu-actions.ts';

interface CardMenuPopupProps extends MenuFrame {
  readonly label: string;
  readonly template: TemplateElement;
  readonly pageActions: DashboardPageActions;
}

/** Lists the actions that are possible here and now; those that remove something are in a group of their own. */
export function CardMenuPopup({ label, template, pageActions, ...frame }: CardMenuPopupProps) {
  const t = useT('dashboard');
  const actor = actorOf(useAccount());
  const entries = menuActions
    .filter((action) => action.visible(template, actor))
    .map(({ id, icon: Icon, danger = false, labelOf, blocked, run }) => {
      const conflict = blocked?.(template, actor) ?? null;
      return {
        id,
        label: t(`action.${labelOf?.(template) ?? id}`),
        icon: <Icon size={16} stroke={1.6} />,
        danger,
        ...(conflict !== null && { disabled: true, hint: t(`reason.${conflict}`) }),
        run: () => run(template, pageActions, actor),
      };
    });
  const groups = [entries.filter(({ danger }) => !danger), entries.filter(({ danger }) => danger)];
  return <MenuPopup content={{ label, groups }} {...frame} />;
}
