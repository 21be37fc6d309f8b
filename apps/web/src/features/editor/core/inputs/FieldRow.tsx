import { ActionIcon, Tooltip } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import type { PointerEvent, ReactNode } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './FieldRow.module.css';

interface FieldRowProps {
  readonly label: string;
  /** The prop that the input sets, by which the row is found. */
  readonly prop?: string;
  /** Id of the input, when there is exactly one. */
  readonly htmlFor?: string;
  /** The input stands under the label and takes the whole width. */
  readonly wide?: boolean;
  /** The label can be dragged sideways to change the number. */
  readonly onScrub?: (event: PointerEvent<HTMLElement>) => void;
  /** Offered while the value is not the default. */
  readonly onReset?: (() => void) | undefined;
  /** Label of the reset button, for fields where the usual label is not clear enough. */
  readonly resetLabel?: string;
  /** The way back is to be seen without pointing at the row. */
  readonly resetShown?: boolean;
  /** At the end of the line that has the label. */
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** One line of a panel: label, way back to the default, input. */
export function FieldRow(props: FieldRowProps) {
  const {
    label,
    prop,
    htmlFor,
    wide = false,
    onScrub,
    onReset,
    resetLabel,
    resetShown = false,
    extra,
    children,
  } = props;
  const t = useT('panels');
  const Label = htmlFor === undefined ? 'span' : 'label';
  return (
    <div className={classes.row} data-wide={wide || undefined} data-prop={prop}>
      <div className={classes.head}>
        <Label
          {...(htmlFor !== undefined && { htmlFor })}
          className={classes.label}
          data-scrub={onScrub !== undefined || undefined}
          onPointerDown={onScrub}
        >
          {label}
        </Label>
        {onReset !== undefined && (
          <Tooltip label={resetLabel ?? t('panel.reset')}>
            <ActionIcon
              size={20}
              className={classes.reset}
              data-shown={resetShown || undefined}
              aria-label={resetLabel ?? t('panel.resetField', { label })}
              onClick={onReset}
            >
              <IconRestore size={14} stroke={1.7} />
            </ActionIcon>
          </Tooltip>
        )}
        {extra}
      </div>
      <div className={classes.input}>{children}</div>
    </div>
  );
}
