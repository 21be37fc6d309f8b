import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconChevronDown } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import { MenuButton } from '../../../../shared/ui/menu/MenuButton.tsx';
import type { DashboardView } from '../../data/dashboard-view.ts';
import { type ListOrder, sortKeys } from '../../data/list-order.ts';
import classes from './SortControl.module.css';

interface SortControlProps {
  readonly view: DashboardView;
  readonly order: ListOrder;
  readonly onOrder: (order: ListOrder) => void;
}

/** Asks for the sort key and the direction. A name starts from A, a date from the newest. */
export function SortControl({ view, order, onOrder }: SortControlProps) {
  const t = useT('dashboard');
  const descending = order.direction === 'desc';
  const name = t(`filter.sort.${order.key}`);
  const entries = sortKeys(view).map((key) => ({
    id: key,
    label: t(`filter.sort.${key}`),
    current: key === order.key,
    run: () => onOrder({ key, direction: key === 'name' ? 'asc' : 'desc' }),
  }));
  return (
    <div className={classes.control}>
      <MenuButton
        content={{ label: t('filter.sort'), groups: [entries] }}
        button={(trigger) => (
          <Button
            {...trigger}
            variant="default"
            className={classes.key}
            rightSection={<IconChevronDown size={14} />}
            aria-label={`${t('filter.sort')}: ${name}`}
          >
            {name}
          </Button>
        )}
      />
      <IconButton
        variant="default"
        size={36}
        className={classes.direction}
        label={descending ? t('filter.descending') : t('filter.ascending')}
        icon={descending ? <IconArrowDown size={16} stroke={1.8} /> : <IconArrowUp size={16} stroke={1.8} />}
        onClick={() => onOrder({ ...order, direction: descending ? 'asc' : 'desc' })}
      />
    </div>
  );
}
