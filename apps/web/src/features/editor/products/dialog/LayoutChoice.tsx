import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { ProductLayout } from '../content/place-products.ts';
import classes from './ProductDialog.module.css';

const COLUMNS = ['1', '2', '3', '4'];

interface LayoutChoiceProps {
  readonly layout: ProductLayout;
  readonly columns: number;
  /** Several were picked: columns make a difference. */
  readonly isGrid: boolean;
  readonly onLayout: (layout: ProductLayout) => void;
  readonly onColumns: (columns: number) => void;
}

/** Asks for the layout of the chosen products. */
export function LayoutChoice({ layout, columns, isGrid, onLayout, onColumns }: LayoutChoiceProps) {
  const t = useT('products');
  const id = useId();
  return (
    <div className={classes.choices}>
      <div className={classes.choice}>
        <span id={`${id}layout`}>{t('layout')}</span>
        <SegmentedControl
          size="xs"
          aria-labelledby={`${id}layout`}
          value={layout}
          data={[
            { value: 'vertical', label: t('layout.vertical') },
            { value: 'horizontal', label: t('layout.horizontal') },
          ]}
          onChange={(value) => onLayout(value === 'horizontal' ? 'horizontal' : 'vertical')}
        />
      </div>
      <div className={classes.choice}>
        <span id={`${id}columns`}>{t('columns')}</span>
        <SegmentedControl
          size="xs"
          miw={148}
          aria-labelledby={`${id}columns`}
          disabled={!isGrid}
          value={String(columns)}
          data={COLUMNS}
          onChange={(value) => onColumns(Number(value))}
        />
      </div>
    </div>
  );
}
