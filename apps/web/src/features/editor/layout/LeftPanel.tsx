import { Tabs } from '@mantine/core';
import { type Icon, IconLayoutGrid, IconPackage, IconStack2, IconWand } from '@tabler/icons-react';

import { lazy, Suspense, useEffect, useState } from 'react';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { lazyAhead } from '../../../shared/missing-chunk/lazy-ahead.ts';
import { Palette } from '../blocks/palette/Palette.tsx';
import { fetchAhead, prefetchWhenIdle } from '../core/session/prefetch-when-idle.ts';
import { useEditorSession, useView } from '../core/session/use-editor-session.ts';
import type { LeftTab } from '../core/view/view-store.ts';
import classes from './LeftPanel.module.css';

const [ModulesPanel, loadModules] = lazyAhead(
  async () => (await import('../modules/panel/ModulesPanel.tsx')).ModulesPanel,
);
const loadModuleWords = () => i18n.loadNamespaces('modules');
const prefetchModules = async () => (await import('../../../shared/modules/modules-query.ts')).prefetchModules();
/** All that the tab Modules needs to stand there at once. */
const MODULES = [loadModules, loadModuleWords, prefetchModules];
const LayersPanel = lazy(async () => ({ default: (await import('./layers/LayersPanel.tsx')).LayersPanel }));

const TABS = [
  { value: 'blocks', icon: IconLayoutGrid, label: 'palette.blocks' },
  { value: 'modules', icon: IconPackage, label: 'modules.title' },
  { value: 'advanced', icon: IconWand, label: 'palette.advanced' },
  { value: 'layers', icon: IconStack2, label: 'layers.title' },
] as const satisfies readonly { readonly value: LeftTab; readonly icon: Icon; readonly label: string }[];

/** Shows what can be inserted into the mail, and the layers that are in it. */
export function LeftPanel() {
  const t = useT('panels');
  const { view } = useEditorSession();
  const tab = useView(({ leftTab }) => leftTab);
  const setTab = (leftTab: LeftTab) => view.setState({ leftTab });
  const [query, setQuery] = useState('');
  useEffect(() => prefetchWhenIdle(...MODULES), []);
  const palette = { query, onQuery: setQuery, onTab: setTab };
  return (
    <Tabs
      value={tab}
      onChange={(next) => {
        const chosen = TABS.find(({ value }) => value === next);
        if (chosen) setTab(chosen.value);
      }}
      keepMounted={false}
      classNames={{
        root: classes.panel,
        list: classes.tabs,
        tab: classes.tab,
        tabLabel: classes.label,
        panel: classes.content,
      }}
    >
      <Tabs.List>
        {TABS.map(({ value, icon: TabIcon, label }) => (
          <Tabs.Tab
            key={value}
            value={value}
            onPointerEnter={value === 'modules' ? () => fetchAhead(...MODULES) : undefined}
            leftSection={<TabIcon size={18} stroke={1.6} aria-hidden="true" />}
          >
            {t(label)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="blocks">
        <Palette tab="blocks" {...palette} />
      </Tabs.Panel>
      <Tabs.Panel value="modules">
        <Suspense fallback={null}>
          <ModulesPanel />
        </Suspense>
      </Tabs.Panel>
      <Tabs.Panel value="advanced">
        <Palette tab="advanced" {...palette} />
      </Tabs.Panel>
      <Tabs.Panel value="layers">
        <Suspense fallback={null}>
          <LayersPanel />
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}
