import type { IconCategory, IconGroup, IconStyle } from '@mailwright/contract';
import { Group, Loader, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { ColorBox } from '../../core/inputs/color/ColorBox.tsx';
import { NumberBox } from '../../core/inputs/number/NumberBox.tsx';
import classes from './IconSearch.module.css';
import type { IconFilter, IconLook } from './icon-look.ts';
import { iconCategoriesQuery, iconStylesQuery } from './icon-queries.ts';

const HEX = /^#[\da-f]{6}$/i;

interface IconBarProps {
  readonly filter: IconFilter;
  readonly onFilter: (filter: IconFilter) => void;
  readonly look: IconLook;
  readonly onLook: (look: IconLook) => void;
  readonly range: { readonly min: number; readonly max: number };
  /** A chosen icon is on its way. */
  readonly drawing: boolean;
}

/** Asks which icons to show, and for the color and size of the chosen icon. */
export function IconBar({ filter, onFilter, look, onLook, range, drawing }: IconBarProps) {
  const t = useT('icons');
  const categories = useQuery(iconCategoriesQuery).data ?? [];
  const styles = useQuery(iconStylesQuery).data ?? [];
  return (
    <Group className={classes.bar} gap={12} align="flex-end">
      <NativeSelect
        size="xs"
        label={t('category')}
        value={filter.category ?? ''}
        data={choices(t('category.all'), categories, (id) => t(`category.${id as IconCategory}`))}
        onChange={({ currentTarget: { value } }) =>
          onFilter({ ...filter, category: (value || undefined) as IconCategory | undefined })
        }
      />
      <NativeSelect
        size="xs"
        label={t('style')}
        value={filter.style ?? ''}
        data={choices(t('style.all'), styles, (id) => t(`style.${id as IconStyle}`))}
        onChange={({ currentTarget: { value } }) =>
          onFilter({ ...filter, style: (value || undefined) as IconStyle | undefined })
        }
      />
      <Labeled label={t('color')}>
        <ColorBox
          label={t('color')}
          value={look.color}
          onChange={(color) => {
            if (!HEX.test(color)) return false;
            onLook({ ...look, color: color.toLowerCase() });
            return true;
          }}
        />
      </Labeled>
      <Labeled label={t('size')}>
        <NumberBox
          label={t('size')}
          value={look.size}
          step={1}
          unit="px"
          {...range}
          onChange={(size) => {
            onLook({ ...look, size });
            return true;
          }}
        />
      </Labeled>
      <span className={classes.drawing} role="status">
        {drawing && <Loader size={18} aria-label={t('drawing')} />}
      </span>
    </Group>
  );
}

function Labeled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={classes.look}>
      <span className={classes.name} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

function choices(all: string, groups: readonly IconGroup[], nameOf: (identifier: string) => string) {
  return [
    { value: '', label: all },
    ...groups.map(({ identifier }) => ({ value: identifier, label: nameOf(identifier) })),
  ];
}
