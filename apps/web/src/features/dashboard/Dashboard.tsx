import { LIMITS } from '@mailwright/contract';
import { useDebouncedValue, useDocumentTitle } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useT } from '../../shared/i18n/use-t.ts';
import { readSetting } from '../../shared/local-settings.ts';
import { navigate } from '../../shared/navigation/navigate.ts';
import { useAccount } from '../../shared/session/session-store.ts';
import { AppHeader } from '../../shared/shell/AppHeader.tsx';
import { DASHBOARD_KEYS, SINGLE_KEYS } from '../../shared/shortcuts/dashboard-keys.ts';
import type { DashboardPageActions } from './actions/menu-action.ts';
import classes from './Dashboard.module.css';
import { addressOfView, type DashboardView } from './data/dashboard-view.ts';
import { DEFAULT_ORDER, orderFor } from './data/list-order.ts';
import { categoriesQuery } from './data/queries.ts';
import { DashboardDialogs } from './dialogs/DashboardDialogs.tsx';
import { watchedLocks } from './dialogs/locked/watched-locks.ts';
import { useArrivalDialog } from './dialogs/use-arrival-dialog.ts';
import { highlightCards } from './list/card/highlighted-cards.ts';
import { FilterBar } from './list/filter/FilterBar.tsx';
import { TagFilter } from './list/filter/TagFilter.tsx';
import { useViewType } from './list/filter/use-view-type.ts';
import { TemplateList } from './list/TemplateList.tsx';
import { useBulkSelection } from './list/use-bulk-selection.ts';
import { useWidthClass } from './list/use-width-class.ts';
import { NavigationDrawer } from './sidebar/NavigationDrawer.tsx';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { breadcrumbsOf, viewTitle } from './sidebar/view-title.ts';

const LockWatch = lazy(async () => ({ default: (await import('./dialogs/locked/LockWatch.tsx')).LockWatch }));

export function Dashboard({ view }: { readonly view: DashboardView }) {
  const t = useT('dashboard');
  const [order, setOrder] = useState(DEFAULT_ORDER);
  const [typed, setTyped] = useState('');
  const [debounced] = useDebouncedValue(typed.trim(), LIMITS.debounce.search);
  const term = typed.trim() === '' ? '' : debounced;
  const [tag, setTag] = useState('');
  const [dialog, setDialog] = useArrivalDialog();
  const [viewType, setViewType] = useViewType();
  const { role } = useAccount();
  const { selection, setOn } = useBulkSelection(addressOfView(view));
  // Only admins change the library; everywhere else there is something to do with many.
  const hasBulk = view.kind !== 'library' || role === 'admin';
  const watching = useStore(watchedLocks, ({ ids }) => ids.length > 0);
  const widthClass = useWidthClass();
  const searchBox = useRef<HTMLInputElement>(null);
  const { data: categories } = useQuery(categoriesQuery(role === 'admin'));
  const title = viewTitle(t, view, categories);
  useDocumentTitle(`${title} · ${t('shared:appName')}`);

  const openNew = useCallback(() => setDialog({ kind: 'new' }), [setDialog]);
  const clearTag = () => {
    setTag('');
    searchBox.current?.focus();
  };
  useSingleKeys({
    new: openNew,
    search: () => searchBox.current?.focus(),
    list: () => setDialog({ kind: 'shortcuts' }),
  });
  const pageActions: DashboardPageActions = useMemo(
    () => ({
      goTo: (path, state) => navigate(path, { state }),
      open: setDialog,
      filterByTag: setTag,
      showInDrafts: (ids) => {
        setTyped('');
        setTag('');
        highlightCards(ids);
        navigate(addressOfView({ kind: 'own', status: 'draft' }));
      },
    }),
    [setDialog],
  );

  return (
    <>
      <AppHeader breadcrumbs={breadcrumbsOf(t, view, categories)} start={<NavigationDrawer view={view} />} />
      <div className={`${classes.frame} ${widthClass}`}>
        <aside className={classes.rail} data-tour="places">
          <Sidebar view={view} />
        </aside>
        <main id="content" className={classes.main} tabIndex={-1}>
          <FilterBar
            title={title}
            view={view}
            order={orderFor(view, order)}
            onOrder={setOrder}
            term={typed}
            onTerm={setTyped}
            searchBox={searchBox}
            viewType={viewType}
            onViewType={setViewType}
            bulk={hasBulk ? { on: selection !== null, toggle: () => setOn(selection === null) } : undefined}
            onNew={openNew}
          />
          {tag !== '' && <TagFilter tag={tag} onClear={clearTag} />}
          <TemplateList
            request={{ view, order: orderFor(view, order), term, tag }}
            pageActions={pageActions}
            viewType={viewType}
            bulk={selection}
            onBulkEnd={() => setOn(false)}
            onNew={openNew}
            onClearSearch={() => {
              setTyped('');
              setTag('');
            }}
          />
        </main>
      </div>
      {watching && (
        <Suspense>
          <LockWatch pageActions={pageActions} />
        </Suspense>
      )}
      <DashboardDialogs dialog={dialog} pageActions={pageActions} close={() => setDialog(null)} />
    </>
  );
}

type SingleKeys = Readonly<Record<(typeof SINGLE_KEYS)[number], () => void>>;

/**
 * Handles shortcuts of one key without modifiers. They do nothing while text is typed, while a dialog is open, and when the
 * person has switched them off.
 */
function useSingleKeys(keys: SingleKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (readSetting('singleKeyShortcuts') === false || isBusy(event.target)) return;
      const name = SINGLE_KEYS.find((each) => DASHBOARD_KEYS[each].key === event.key);
      if (name === undefined) return;
      event.preventDefault();
      latest.current[name]();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function isBusy(target: EventTarget | null): boolean {
  const typing = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]');
  return Boolean(typing) || document.querySelector('[role="dialog"], [role="menu"]') !== null;
}
