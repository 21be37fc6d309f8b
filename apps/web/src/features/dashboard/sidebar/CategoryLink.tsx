import type { Category } from '@mailwright/contract';
import { IconEyeOff, IconFolder } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useAccount } from '../../../shared/session/session-store.ts';
import { addressOfView } from '../data/dashboard-view.ts';
import { SidebarLink } from './SidebarLink.tsx';

const CategoryMenu = lazy(async () => ({ default: (await import('./CategoryMenu.tsx')).CategoryMenu }));

interface CategoryLinkProps {
  readonly category: Category;
  readonly categories: readonly Category[];
  readonly current: boolean;
  readonly onNavigate?: (() => void) | undefined;
}

/** Shows the link to a category of the library, with a menu for admins. */
export function CategoryLink({ category, categories, current, onNavigate }: CategoryLinkProps) {
  const t = useT('dashboard');
  const isAdmin = useAccount().role === 'admin';
  return (
    <SidebarLink
      to={addressOfView({ kind: 'library', category: category.id })}
      title={category.name}
      icon={category.hidden ? IconEyeOff : IconFolder}
      note={category.hidden ? t('category.isHidden') : undefined}
      count={category.count}
      current={current}
      onClick={onNavigate}
    >
      <Suspense>{isAdmin && <CategoryMenu category={category} categories={categories} current={current} />}</Suspense>
    </SidebarLink>
  );
}
