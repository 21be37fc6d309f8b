import { Group, Loader } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { ColorBox } from '../inputs/color/ColorBox.tsx';
import type { FieldOf, InputProps } from '../inputs/input-props.ts';
import classes from './DrawnIcon.module.css';
import { useDrawnIcon } from './use-drawn-icon.ts';

export interface DrawnIconProps extends InputProps<'image'> {
  /** Names of the props in which the block stores its icon. */
  readonly icon: NonNullable<FieldOf<'image'>['icon']>;
}

/** The color of an icon of the library, which is drawn anew in another color or size. */
export function DrawnIcon(props: DrawnIconProps) {
  const t = useT('icons');
  const { color, busy, changeColor } = useDrawnIcon(props);
  return (
    <Group gap={8} wrap="nowrap" className={classes.row}>
      <span aria-hidden="true">{t('color')}</span>
      <span className={classes.busy} role="status">
        {busy && <Loader size={14} aria-label={t('drawing')} />}
      </span>
      {color === '' ? (
        <span className={classes.none}>{t('color.own')}</span>
      ) : (
        <ColorBox label={t('color.icon')} value={color} disabled={props.disabled} onChange={changeColor} />
      )}
    </Group>
  );
}
