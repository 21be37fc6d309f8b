import type { Category, TemplateCounts } from '@mailwright/contract';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import {
  type Icon,
  IconEyeOff,
  IconFileOff,
  IconFileText,
  IconFolder,
  IconLayoutGrid,
  IconPlus,
  IconSend,
  IconStar,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { formatNumber } from '../../../shared/format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Link } from '../../../shared/navigation/Link.tsx';
import { useAccount } from '../../../shared/session/session-store.ts';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { addressOfView, type DashboardView, viewName } from '../data/dashboard-view.ts';
import { categoriesQuery, countsQuery } from '../data/queries.ts';
import classes from './Sidebar.module.css';

const CategoryMenu = lazy(async () => ({ default: (await import('./CategoryMenu.tsx')).CategoryMenu }));

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

interface CategoryLinkProps {
  readonly category: Category;
  readonly categories: readonly Category[];
  readonly current: boolean;
  readonly onNavigate?: (() => void) | undefined;
}

/** Shows the link to a category of the library, with a menu for admins. */
function CategoryLink({ category, categories, current, onNavigate }: CategoryLinkProps) {
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

interface SidebarGroupProps {
  readonly title: string;
  readonly loading: boolean;
  /** Control beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function SidebarGroup({ title, loading, action, children }: SidebarGroupProps) {
  const id = useId();
  return (
    <nav className={classes.group} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.heading}>
          {title}
        </h2>
        {action}
      </div>
      <ul className={classes.links}>
        {loading
          ? [68, 52, 60].map((width) => (
              <li key={width} className={classes.waiting}>
                <Skeleton width={16} height={16} />
                <Skeleton width={`${width}%`} height={12} />
              </li>
            ))
          : children}
      </ul>
    </nav>
  );
}

interface SidebarLinkProps {
  readonly to: string;
  readonly title: string;
  readonly icon: Icon;
  readonly count: number | undefined;
  readonly current: boolean;
  /** Text after the title, e.g. that the category is hidden. */
  readonly note?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  /** Content over the end of the line, e.g. a menu. */
  readonly children?: ReactNode;
}

function SidebarLink({ to, title, icon: Icon, count, current, note, onClick, children }: SidebarLinkProps) {
  return (
    <li className={classes.line}>
      <Link to={to} className={classes.link} aria-current={current ? 'page' : undefined} onClick={onClick}>
        <Icon size={18} stroke={1.6} className={classes.icon} data-tip={note} />
        <span className={classes.title} data-tip={title}>
          {title}
        </span>
        {note !== undefined && <VisuallyHidden>{note}</VisuallyHidden>}
        {count !== undefined && <span className={classes.count}>{formatNumber(count)}</span>}
      </Link>
      {children}
    </li>
  );
}
