import type { Category } from '@mailwright/contract';
import { IconDots, IconEyeOff, IconFolder } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useAccount } from '../../../shared/session/session-store.ts';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { MenuButton } from '../../../shared/ui/MenuButton.tsx';
import { addressOfView } from '../data/dashboard-view.ts';
import { categoryActions } from './category-actions.ts';
import classes from './Rail.module.css';
import { RailLink } from './RailLink.tsx';

const CategoryPopover = lazy(async () => ({ default: (await import('./CategoryPopover.tsx')).CategoryPopover }));

interface CategoryLinkProps {
  readonly category: Category;
  readonly categories: readonly Category[];
  readonly current: boolean;
  readonly onNavigate?: (() => void) | undefined;
}

/** A shelf of the library; admins rename, hide, show and delete it. */
export function CategoryLink({ category, categories, current, onNavigate }: CategoryLinkProps) {
  const t = useT('dashboard');
  const navigate = useNavigate();
  const isAdmin = useAccount().role === 'admin';
  const [renaming, setRenaming] = useState(false);
  const hands = {
    rename: () => setRenaming(true),
    leave: () => current && void navigate('/?category=all'),
  };
  const entries = categoryActions
    .filter((action) => action.offered(category))
    .map(({ id, icon: Icon, danger = false, run }) => ({
      id,
      label: t(`category.${id}`),
      icon: <Icon size={16} stroke={1.6} />,
      danger,
      run: () => run(category, hands),
    }));
  const label = t('category.menu', { name: category.name });
  return (
    <RailLink
      to={addressOfView({ kind: 'library', category: category.id })}
      title={category.name}
      icon={category.hidden ? IconEyeOff : IconFolder}
      note={category.hidden ? t('category.isHidden') : undefined}
      count={category.count}
      current={current}
      onClick={onNavigate}
    >
      {isAdmin && (
        <span className={classes.menu}>
          <MenuButton
            content={{
              label,
              groups: [entries.filter(({ danger }) => !danger), entries.filter(({ danger }) => danger)],
            }}
            button={(trigger) => (
              <IconButton {...trigger} size={28} label={label} icon={<IconDots size={16} stroke={1.8} />} />
            )}
          />
        </span>
      )}
      <Suspense>
        {renaming && (
          <CategoryPopover opened close={() => setRenaming(false)} category={category} categories={categories} />
        )}
      </Suspense>
    </RailLink>
  );
}
