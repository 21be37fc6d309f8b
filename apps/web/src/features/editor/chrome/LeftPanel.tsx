import { Tabs } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import classes from './LeftPanel.module.css';
import { Palette } from './Palette.tsx';

const LayersPanel = lazy(async () => ({ default: (await import('./layers/LayersPanel.tsx')).LayersPanel }));

/** What can be put into the mail, and what is in it. */
export function LeftPanel() {
  const t = useT('editor');
  const [tab, setTab] = useState<string | null>('blocks');
  return (
    <Tabs
      value={tab}
      onChange={setTab}
      keepMounted={false}
      classNames={{ root: classes.panel, list: classes.tabs, tab: classes.tab, panel: classes.content }}
    >
      <Tabs.List>
        <Tabs.Tab value="blocks">{t('palette.blocks')}</Tabs.Tab>
        <Tabs.Tab value="layers">{t('layers.title')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="blocks">
        <Palette />
      </Tabs.Panel>
      <Tabs.Panel value="layers">
        <Suspense fallback={null}>
          <LayersPanel />
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}
