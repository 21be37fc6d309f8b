import type { Category, CustomModule } from '@mailwright/contract';
import { Button, Skeleton } from '@mantine/core';
import { IconPackage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { moduleGroups, moduleRows, searchModules } from '../../../../shared/modules/module-groups.ts';
import { moduleCategoriesQuery, modulesQuery } from '../../../../shared/modules/modules-query.ts';
import { useAccount } from '../../../../shared/session/session-store.ts';
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../../shared/ui/loading/Loaded.tsx';
import { useAction } from '../../core/actions/use-action.ts';
import { NothingFound } from '../../core/panels/NothingFound.tsx';
import { PanelSearch } from '../../core/panels/PanelSearch.tsx';
import { useClosedGroups } from '../../core/view/closed-groups.ts';
import { saveAsModule } from '../actions/save-as-module.ts';
import { mayManage } from '../library/module-permissions.ts';
import { modulesView } from '../library/modules-view.ts';
import { ModuleList } from './ModuleList.tsx';
import { ModulesMenu } from './ModulesMenu.tsx';
import classes from './ModulesPanel.module.css';
import { GROUPS } from './module-panel-groups.ts';
import { ROW_HEIGHTS } from './row-sizes.ts';

const NO_CATEGORIES: readonly Category[] = [];

/** Parts of mails that were saved for reuse, the system's and the person's own. */
export function ModulesPanel() {
  const t = useT('modules');
  const query = useStore(modulesView, (state) => state.query);
  const setQuery = (next: string) => modulesView.setState({ query: next });
  const modules = useQuery(modulesQuery);
  const categories = useQuery(moduleCategoriesQuery);
  // Both or nothing: modules that change their place while somebody reaches for them are worse than none.
  const data = categories.isPending ? undefined : modules.data;
  return (
    <div className={classes.panel}>
      <PanelSearch label={t('search')} query={query} onQuery={setQuery}>
        <ModulesMenu />
      </PanelSearch>
      <Loaded
        query={{ ...modules, isPending: modules.isPending || categories.isPending }}
        data={data}
        skeleton={<ModulesSkeleton />}
        failure={{ title: t('failed') }}
        empty={<NoModules />}
      >
        {(shown) => (
          <Groups
            modules={shown}
            categories={categories.data ?? NO_CATEGORIES}
            query={query}
            onClear={() => setQuery('')}
          />
        )}
      </Loaded>
    </div>
  );
}

interface GroupsProps {
  readonly modules: readonly CustomModule[];
  readonly categories: readonly Category[];
  readonly query: string;
  readonly onClear: () => void;
}

function Groups({ modules, categories, query, onClear }: GroupsProps) {
  const t = useT('modules');
  const account = useAccount();
  const closed = useClosedGroups(GROUPS);
  const revealed = useStore(modulesView, (state) => state.revealed);
  const searching = query.trim() !== '';
  const groups = useMemo(
    () =>
      moduleGroups(searchModules(modules, query), categories, (category) => !searching && mayManage(category, account)),
    [modules, categories, query, searching, account],
  );
  const rows = useMemo(() => {
    // What is to be shown is shown, in a closed group too.
    const holder = groups.find((group) => group.modules.some(({ id }) => id === revealed));
    const shut = holder ? new Set([...closed].filter((key) => key !== holder.key)) : closed;
    return moduleRows(groups, { closed: shut, searching });
  }, [groups, closed, searching, revealed]);
  if (rows.length === 0) {
    return (
      <div className={classes.nothing}>
        <NothingFound sentence={t('nothing', { query: query.trim() })} onClear={onClear} />
      </div>
    );
  }
  return <ModuleList rows={rows} searching={searching} />;
}

function NoModules() {
  const t = useT('modules');
  const { enabled, run } = useAction(saveAsModule);
  return (
    <EmptyState
      icon={<IconPackage size={28} stroke={1.5} />}
      title={t('none')}
      body={t('hint')}
      action={
        <Button variant="default" disabled={!enabled} onClick={run}>
          {t('saveSelection')}
        </Button>
      }
    />
  );
}

/** In the place of the list while it is on its way. */
function ModulesSkeleton() {
  return (
    <div className={classes.skeleton} aria-hidden="true">
      <Skeleton height={14} width={120} />
      {['first', 'second', 'third'].map((tile) => (
        <Skeleton key={tile} height={ROW_HEIGHTS.module - 14} radius="md" />
      ))}
    </div>
  );
}
