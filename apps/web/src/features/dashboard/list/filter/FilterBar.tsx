import { LIMITS } from '@mailwright/contract';
import { Button, CloseButton, Kbd, TextInput } from '@mantine/core';
import { IconListCheck, IconPlus, IconSearch } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import type { DashboardView } from '../../data/dashboard-view.ts';
import type { ListOrder } from '../../data/list-order.ts';
import classes from './FilterBar.module.css';
import { SortControl } from './SortControl.tsx';
import { ViewSwitch, type ViewType } from './ViewSwitch.tsx';

interface FilterBarProps {
  readonly title: string;
  readonly view: DashboardView;
  readonly order: ListOrder;
  readonly onOrder: (order: ListOrder) => void;
  readonly term: string;
  readonly onTerm: (term: string) => void;
  readonly searchBox: RefObject<HTMLInputElement | null>;
  readonly viewType: ViewType;
  readonly onViewType: (view: ViewType) => void;
  /** State of bulk mode; absent where bulk mode is not offered. */
  readonly bulk?: { readonly on: boolean; readonly toggle: () => void } | undefined;
  readonly onNew: () => void;
}

export function FilterBar(props: FilterBarProps) {
  const { title, view, order, onOrder, term, onTerm, searchBox, viewType, onViewType, bulk, onNew } = props;
  const t = useT('dashboard');
  return (
    <div className={classes.bar}>
      <h1 className={classes.title} data-tip={title}>
        {title}
      </h1>
      <search className={classes.search} data-tour="find">
        <TextInput
          ref={searchBox}
          type="search"
          value={term}
          onChange={(event) => onTerm(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && onTerm('')}
          maxLength={LIMITS.searchTerm.max}
          placeholder={t('filter.search')}
          aria-label={t('filter.search')}
          leftSection={<IconSearch size={16} stroke={1.8} />}
          rightSection={
            term === '' ? (
              <Kbd size="xs" className={classes.key} aria-hidden="true">
                {'/'}
              </Kbd>
            ) : (
              <CloseButton size="sm" aria-label={t('filter.clear')} onClick={() => onTerm('')} />
            )
          }
        />
      </search>
      <SortControl view={view} order={order} onOrder={onOrder} />
      <ViewSwitch view={viewType} onView={onViewType} />
      {bulk !== undefined && (
        <IconButton
          variant={bulk.on ? 'light' : 'default'}
          size={36}
          label={bulk.on ? t('bulk.close') : t('bulk.open')}
          aria-pressed={bulk.on}
          icon={<IconListCheck size={18} stroke={1.7} />}
          onClick={bulk.toggle}
        />
      )}
      <Button className={classes.new} data-tour="new" leftSection={<IconPlus size={16} stroke={2} />} onClick={onNew}>
        {t('new.title')}
      </Button>
    </div>
  );
}
