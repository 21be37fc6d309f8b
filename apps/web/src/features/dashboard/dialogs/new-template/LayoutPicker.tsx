import { Skeleton, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { TemplatePicture } from '../../list/card/TemplatePicture.tsx';
import classes from './LayoutPicker.module.css';
import { type LayoutChoice, tooltipOf } from './layout-choice.ts';

const TABS = ['basic', 'featured', 'modules'] as const;

export type LayoutTab = (typeof TABS)[number];

interface LayoutPickerProps {
  readonly basic: readonly LayoutChoice[];
  readonly featured: readonly LayoutChoice[];
  readonly loading: boolean;
  readonly failed: boolean;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  readonly tab: LayoutTab;
  readonly onTab: (tab: LayoutTab) => void;
  /** Content of the tab of modules. */
  readonly modules: ReactNode;
}

export function LayoutPicker(props: LayoutPickerProps) {
  const { basic, featured, loading, failed, chosen, onChoose, tab, onTab, modules } = props;
  const t = useT('dashboard');
  const cards = (choices: readonly LayoutChoice[]) => (
    <div className={classes.grid} role="radiogroup" aria-label={t('new.layout')}>
      {choices.map((choice) => (
        <LayoutCard
          key={choice.id}
          choice={choice}
          checked={choice.id === chosen}
          onChoose={() => onChoose(choice.id)}
        />
      ))}
    </div>
  );
  return (
    <Tabs value={tab} onChange={(value) => onTab(TABS.find((known) => known === value) ?? 'basic')} keepMounted={false}>
      <Tabs.List>
        <Tabs.Tab value="basic">{t('new.tab.basic')}</Tabs.Tab>
        {featured.length > 0 && <Tabs.Tab value="featured">{t('new.tab.featured')}</Tabs.Tab>}
        <Tabs.Tab value="modules">{t('new.tab.modules')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="basic" className={classes.panel}>
        {failed && <p className={classes.failure}>{t('new.layoutsFailed')}</p>}
        {loading ? (
          <div className={classes.grid}>
            {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
              <Skeleton key={place} className={classes.waiting} radius="md" />
            ))}
          </div>
        ) : (
          cards(basic)
        )}
      </Tabs.Panel>
      <Tabs.Panel value="featured" className={classes.panel}>
        {cards(featured)}
      </Tabs.Panel>
      <Tabs.Panel value="modules" className={classes.panel}>
        {modules}
      </Tabs.Panel>
    </Tabs>
  );
}

interface LayoutCardProps {
  readonly choice: LayoutChoice;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function LayoutCard({ choice, checked, onChoose }: LayoutCardProps) {
  return (
    <label className={classes.card} data-tip={tooltipOf(choice.description)}>
      <input type="radio" name="layout" className={classes.radio} checked={checked} onChange={onChoose} />
      <span className={classes.picture}>
        {choice.template === null ? (
          <span className={classes.blank} />
        ) : (
          <TemplatePicture template={choice.template} shape="upright" />
        )}
      </span>
      <span className={classes.name}>{choice.name}</span>
    </label>
  );
}
