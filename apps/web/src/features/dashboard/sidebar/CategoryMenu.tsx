import type { Category } from '@mailwright/contract';
import { IconDots } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { navigate } from '../../../shared/navigation/navigate.ts';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { MenuButton } from '../../../shared/ui/menu/MenuButton.tsx';
import { categoryActions } from './category-actions.ts';
import classes from './Sidebar.module.css';

const CategoryPopover = lazy(async () => ({ default: (await import('./CategoryPopover.tsx')).CategoryPopover }));

interface CategoryMenuProps {
  readonly category: Category;
  readonly categories: readonly Category[];
  readonly current: boolean;
}

/** Shows an admin's actions on a category of the library: rename, hide, show, delete. */
export function CategoryMenu({ category, categories, current }: CategoryMenuProps) {
  const t = useT('dashboard');
  const [renaming, setRenaming] = useState(false);
  const pageActions = {
    rename: () => setRenaming(true),
    leave: () => current && navigate('/?category=all'),
  };
  const entries = categoryActions
    .filter((action) => action.offered(category))
    .map(({ id, icon: Icon, danger = false, run }) => ({
      id,
      label: t(`category.${id}`),
      icon: <Icon size={16} stroke={1.6} />,
      danger,
      run: () => run(category, pageActions),
    }));
  const label = t('category.menu', { name: category.name });
  const groups = [entries.filter(({ danger }) => !danger), entries.filter(({ danger }) => danger)];
  return (
    <>
      <span className={classes.menu}>
        <MenuButton
          content={{ label, groups }}
          button={(trigger) => (
            <IconButton {...trigger} size={28} label={label} icon={<IconDots size={16} stroke={1.8} />} />
          )}
        />
      </span>
      <Suspense>
        {renaming && (
          <CategoryPopover opened close={() => setRenaming(false)} category={category} categories={categories} />
        )}
      </Suspense>
    </>
  );
}
