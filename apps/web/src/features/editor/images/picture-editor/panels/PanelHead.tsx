import { Button } from '@mantine/core';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import classes from './Panel.module.css';

interface PanelHeadProps {
  readonly title: string;
  /** Takes everything back that this panel did; absent while it did nothing. */
  readonly reset?: (() => void) | undefined;
}

/** The name of a panel, and how to start over in it. */
export function PanelHead({ title, reset }: PanelHeadProps) {
  const t = useT('pictures');
  return (
    <div className={classes.head}>
      <h3 className={classes.title}>{title}</h3>
      {reset && (
        <Button size="compact-xs" variant="subtle" onClick={reset}>
          {t('reset')}
        </Button>
      )}
    </div>
  );
}
