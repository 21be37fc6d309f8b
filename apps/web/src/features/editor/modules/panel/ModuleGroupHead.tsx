import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconDotsVertical, IconEyeOff } from '@tabler/icons-react';
import { formatNumber } from '../../../../shared/format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { shownCategory } from '../../../../shared/library/shown-texts.ts';
import type { ModuleRow } from '../../../../shared/modules/module-groups.ts';
import { useAccount } from '../../../../shared/session/session-store.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import { MenuButton } from '../../../../shared/ui/menu/MenuButton.tsx';
import { MenuPopup } from '../../../../shared/ui/menu/MenuPopup.tsx';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import { toggleGroup } from '../../core/view/closed-groups.ts';
import { mayManage } from '../library/module-permissions.ts';
import { categoryMenu } from './category-menu.tsx';
import classes from './ModuleGroupHead.module.css';
import { GROUPS } from './module-panel-groups.ts';

interface ModuleGroupHeadProps {
  readonly row: Extract<ModuleRow, { readonly kind: 'group' }>;
  readonly searching: boolean;
  readonly id: string;
  readonly active: boolean;
  readonly onFocus: () => void;
}

/** The name of a category, which opens and closes it; with a menu for those who may change it. */
export function ModuleGroupHead({ row: { group, open }, searching, id, active, onFocus }: ModuleGroupHeadProps) {
  const t = useT('modules');
  const session = useEditorSession();
  const account = useAccount();
  const { key, category, modules } = group;
  const unnamed = key === 'system' ? t('group.system') : t('group.mine');
  const title = category ? shownCategory(category).name : unnamed;
  const reached = active ? 0 : -1;
  return (
    <div className={classes.head}>
      <h3 className={classes.heading}>
        <UnstyledButton
          id={id}
          className={classes.toggle}
          tabIndex={reached}
          onFocus={onFocus}
          aria-expanded={open}
          aria-disabled={searching || undefined}
          onClick={() => !searching && toggleGroup(GROUPS + key)}
        >
          <IconChevronDown size={14} stroke={1.8} className={classes.chevron} data-open={open || undefined} />
          <span className={classes.name} title={title}>
            {title}
          </span>
          {category?.hidden && <IconEyeOff size={14} role="img" aria-label={t('group.hidden')} />}
          <span className={classes.count}>{formatNumber(modules.length)}</span>
        </UnstyledButton>
      </h3>
      {category && mayManage(category, account) && (
        <MenuButton
          button={(trigger) => (
            <IconButton
              {...trigger}
              onFocus={() => {
                trigger.onFocus();
                onFocus();
              }}
              size={28}
              tabIndex={reached}
              label={t('group.menu', { name: title })}
              icon={<IconDotsVertical size={16} />}
            />
          )}
          preload={async () => undefined}
          popup={(frame) => <MenuPopup content={categoryMenu(session, group, category)} {...frame} />}
        />
      )}
    </div>
  );
}
