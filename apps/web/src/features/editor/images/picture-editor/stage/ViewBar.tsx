import { Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconMinus, IconPlus } from '@tabler/icons-react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../../shared/ui/IconButton.tsx';
import classes from './ViewBar.module.css';

interface ViewBarProps {
  /** Null while there is nothing to take back. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  readonly zoom: number;
  readonly setZoom: (zoom: number) => void;
  readonly original: boolean;
  readonly setOriginal: (original: boolean) => void;
  /** There is nothing to compare. */
  readonly unchanged: boolean;
}

const ZOOMS = [1, 1.25, 1.5, 2, 3, 4];

/** Undo and redo, the original for comparison, and how large the picture is seen. */
export function ViewBar({ undo, redo, zoom, setZoom, original, setOriginal, unchanged }: ViewBarProps) {
  const t = useT('pictures');
  const at = ZOOMS.indexOf(zoom);
  const icon = { size: 18, stroke: 1.7 };
  return (
    <div className={classes.bar}>
      <IconButton
        label={t('undo')}
        icon={<IconArrowBackUp {...icon} />}
        disabled={undo === null}
        onClick={() => undo?.()}
      />
      <IconButton
        label={t('redo')}
        icon={<IconArrowForwardUp {...icon} />}
        disabled={redo === null}
        onClick={() => redo?.()}
      />
      <Button
        className={classes.compare ?? ''}
        size="compact-sm"
        variant={original ? 'light' : 'subtle'}
        color={original ? undefined : 'gray'}
        aria-pressed={original}
        disabled={unchanged && !original}
        onClick={() => setOriginal(!original)}
      >
        {t(original ? 'compare.original' : 'compare')}
      </Button>
      <IconButton
        label={t('zoom.out')}
        icon={<IconMinus {...icon} />}
        disabled={at <= 0}
        onClick={() => setZoom(ZOOMS[at - 1] ?? 1)}
      />
      <Button
        className={classes.zoom ?? ''}
        size="compact-sm"
        variant="subtle"
        color="gray"
        aria-label={t('zoom.reset', { percent: Math.round(zoom * 100) })}
        onClick={() => setZoom(1)}
      >
        {Math.round(zoom * 100)}%
      </Button>
      <IconButton
        label={t('zoom.in')}
        icon={<IconPlus {...icon} />}
        disabled={at >= ZOOMS.length - 1}
        onClick={() => setZoom(ZOOMS[at + 1] ?? zoom)}
      />
    </div>
  );
}
