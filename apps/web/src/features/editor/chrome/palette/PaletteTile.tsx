import { Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { lockHint } from '../../session/refusal.ts';
import classes from './PaletteTile.module.css';
import type { PaletteEntry } from './palette.ts';
import { TileIcon } from './TileIcon.tsx';
import { useInsertTile } from './use-insert-tile.ts';
import { useTileDrag } from './use-tile-drag.ts';

/** One block to drag into the mail; click or Enter inserts it after the selection. */
export function PaletteTile({ entry }: { readonly entry: PaletteEntry }) {
  const t = useT('blocks');
  const editor = useT('editor');
  const label = t(`${entry.type}.tile.${entry.tile.id}`);
  const insert = useInsertTile();
  const { ref, onPointerDown, wasDragged } = useTileDrag(entry, label);
  const locked = entry.locked !== null;
  const hint = locked ? lockHint(entry.locked) : '';
  return (
    <Tooltip label={hint} disabled={!locked}>
      <UnstyledButton
        ref={ref}
        className={classes.tile}
        data-tile={entry.tile.id}
        aria-disabled={locked}
        onPointerDown={onPointerDown}
        onContextMenu={(event) => event.preventDefault()}
        onClick={({ detail }) => {
          // A key clicks without a press, so the last drag says nothing about it.
          if (detail === 0 || !wasDragged()) insert(entry, label);
        }}
      >
        <TileIcon tile={entry.tile} />
        <span className={classes.name}>{label}</span>
        {entry.beta && <span className={classes.beta}>{editor('palette.beta')}</span>}
        {locked && (
          <>
            <IconLock size={12} className={classes.lock} aria-hidden="true" />
            <VisuallyHidden>{hint}</VisuallyHidden>
          </>
        )}
      </UnstyledButton>
    </Tooltip>
  );
}
