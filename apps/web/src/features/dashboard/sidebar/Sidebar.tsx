import type { Category, TemplateCounts } from '@mailwright/contract';
import {
  type Icon,
  IconFileOff,
  IconFileText,
  IconLayoutGrid,
  IconPlus,
  IconSend,
  IconStar,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useAccount } from '../../../shared/session/session-store.ts';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { addressOfView, type DashboardView, viewName } from '../data/dashboard-view.ts';
import { categoriesQuery, countsQuery } from '../data/queries.ts';
import { CategoryLink } from './CategoryLink.tsx';
import { SidebarGroup } from './SidebarGroup.tsx';
import { SidebarLink } from './SidebarLink.tsx';

const CategoryPopover = lazy(async () => ({ default: (await import('./CategoryPopover.tsx')).CategoryPopover }));

function NewCategoryButton({ categories }: { readonly categories: readonly Category[] }) {
  const t = useT('dashboard');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <IconButton
        size={28}
        label={t('category.new')}
        icon={<IconPlus size={16} stroke={1.8} />}
        aria-expanded={opened}
        onClick={() => setOpened(true)}
      />
      <Suspense>{opened && <CategoryPopover opened close={() => setOpened(false)} categories={categories} />}</Suspense>
    </>
  );
}

const PROJECTS: readonly { view: DashboardView; count: keyof TemplateCounts; icon: Icon }[] = [
  { view: { kind: 'own', status: 'published' }, count: 'published', icon: IconSend },
  { view: { kind: 'own', status: 'draft' }, count: 'draft', icon: IconFileText },
  { view: { kind: 'own', status: 'deleted' }, count: 'deleted', icon: IconTrash },
  { view: { kind: 'shared' }, count: 'shared', icon: IconUsers },
  { view: { kind: 'favorited' }, count: 'favorited', icon: IconStar },
];

interface SidebarProps {
  readonly view: DashboardView;
  readonly onNavigate?: () => void;
}

/**
 * Lists the places of templates: the person's own by status, and the library by category. The person's own places are hidden
 * while they are empty, except the one that is shown, so that it stays when the last template leaves it.
 */
export function Sidebar({ view, onNavigate }: SidebarProps) {
  const t = useT('dashboard');
  const isAdmin = useAccount().role === 'admin';
  const counts = useQuery(countsQuery);
  const categories = useQuery(categoriesQuery(isAdmin));
  const here = addressOfView(view);
  const link = (target: DashboardView, title: string, icon: Icon, count: number | undefined) => {
    const to = addressOfView(target);
    return (
      <SidebarLink
        key={to}
        to={to}
        title={title}
        icon={icon}
        count={count}
        current={to === here}
        onClick={onNavigate}
      />
    );
  };
  const projects = PROJECTS.filter(
    (place) => addressOfView(place.view) === here || (counts.data?.[place.count] ?? 0) > 0,
  );
  const shelves = categories.data?.filter(({ group }) => group !== 'layouts') ?? [];

  return (
    <>
      {(counts.isPending || projects.length > 0) && (
        <SidebarGroup title={t('rail.projects')} loading={counts.isPending}>
          {projects.map((place) =>
            link(place.view, t(`view.${viewName(place.view)}`), place.icon, counts.data?.[place.count]),
          )}
        </SidebarGroup>
      )}
      <SidebarGroup
        title={t('rail.quickStart')}
        loading={categories.isPending}
        action={isAdmin && categories.data && <NewCategoryButton categories={categories.data} />}
      >
        {link({ kind: 'library', category: 'all' }, t('rail.all'), IconLayoutGrid, counts.data?.system)}
        {isAdmin &&
          link({ kind: 'deleted-library' }, t('view.deleted-library'), IconFileOff, counts.data?.deletedSystem)}
        {shelves.map((category) => (
          <CategoryLink
            key={category.id}
            category={category}
            categories={categories.data ?? []}
            current={addressOfView({ kind: 'library', category: category.id }) === here}
            onNavigate={onNavigate}
          />
        ))}
      </SidebarGroup>
    </>
  );
}
