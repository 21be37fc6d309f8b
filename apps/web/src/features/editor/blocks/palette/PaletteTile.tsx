import { loadPictures } from '@mailwright/blocks';
import type { DropTarget, PaletteTile as Tile } from '@mailwright/document';
import { wholeDocument } from '@mailwright/render';
import { Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { lazy, Suspense, type SyntheticEvent, useId, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { insertSource } from '../../core/drag/drag-source.ts';
import { usePanelDrag } from '../../core/panels/use-panel-drag.ts';
import { chooseForInserted } from '../../core/products/choose-product.ts';
import { openDialog } from '../../core/session/editor-session.ts';
import { placeAfterSelection } from '../../core/session/insert-after-selection.ts';
import { lockHint, notifyRefusal } from '../../core/session/refusal.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import { ColumnShares, sharesOf } from '../ColumnShares.tsx';
import classes from './PaletteTile.module.css';
import type { PaletteEntry } from './palette.ts';
import card from './TileCard.module.css';
import { ICONS } from './tile-icons.ts';
import { tileSeed } from './tile-seed.ts';

const Picture = lazy(async () => {
  const pictures = await loadPictures();
  return {
    default: ({ tile }: { readonly tile: string }) => <img className={card.picture} src={pictures[tile]} alt="" />,
  };
});

/** Between the tiles and the card that explains one of them, pixels. */
const CARD_GAP = 24;

/** One block to drag into the mail; click or Enter inserts it after the selection. A card beside the palette explains it. */
export function PaletteTile({ entry }: { readonly entry: PaletteEntry }) {
  const t = useT('blocks');
  const panels = useT('panels');
  const { id } = entry.tile;
  const label = t(`${entry.type}.tile.${id}`);
  const description = t(`${entry.type}.description.${id}`);
  const insert = useInsertTile();
  const { ref, onPointerDown, wasDragged } = useTileDrag(entry, label);
  const dragging = useStore(useEditorSession().dragging.store, ({ session }) => session !== null);
  const [pressed, setPressed] = useState(false);
  const [offset, setOffset] = useState(CARD_GAP);
  const descriptionId = useId();
  const locked = entry.locked !== null;
  const hint = locked ? lockHint(entry.locked) : '';
  const measure = ({ currentTarget }: SyntheticEvent<HTMLElement>) => setOffset(roomBeside(currentTarget) + CARD_GAP);
  return (
    <Tooltip
      label={<TileCard tile={id} name={label} description={description} hint={hint} />}
      position="right-start"
      offset={offset}
      multiline
      interactive
      events={{ hover: true, focus: true, touch: false }}
      disabled={pressed || dragging}
      classNames={{ tooltip: card.card }}
    >
      {/* The card's own reference to what it describes comes and goes with it; the tile's stays. */}
      <div className={classes.cell}>
        <UnstyledButton
          ref={ref}
          className={classes.tile}
          data-tile={id}
          aria-disabled={locked}
          aria-describedby={descriptionId}
          onPointerEnter={measure}
          onFocus={measure}
          onPointerDown={(event) => {
            setPressed(true);
            onPointerDown(event);
          }}
          onPointerLeave={() => setPressed(false)}
          onContextMenu={(event) => event.preventDefault()}
          onClick={({ detail }) => {
            // A key clicks without a press, so the last drag says nothing about it.
            if (detail === 0 || !wasDragged()) insert(entry, label);
          }}
        >
          <TileIcon tile={entry.tile} />
          <span className={classes.name}>{label}</span>
          {entry.beta && <span className={classes.beta}>{panels('palette.beta')}</span>}
          {locked && (
            <>
              <IconLock size={12} className={classes.lock} aria-hidden="true" />
              <VisuallyHidden>{hint}</VisuallyHidden>
            </>
          )}
        </UnstyledButton>
        <span id={descriptionId} hidden>
          {description}
        </span>
      </div>
    </Tooltip>
  );
}

/** From a tile to the edge of all tiles, so that its card covers none of them. */
function roomBeside(tile: HTMLElement): number {
  const all = tile.parentElement?.parentElement?.getBoundingClientRect();
  const own = tile.getBoundingClientRect();
  if (!all) return 0;
  return getComputedStyle(tile).direction === 'rtl' ? own.left - all.left : all.right - own.right;
}

/** Inserts a tile after the selection, and says so to those who do not see the canvas. */
function useInsertTile() {
  const session = useEditorSession();
  const { editor, view } = session;
  const t = useT('panels');
  return ({ tile, locked }: PaletteEntry, label: string) => {
    if (locked === 'PLAN_PRODUCTS' || locked === 'PLAN_CUSTOM_CODE') {
      openDialog(session, { kind: 'plan-locked', reason: locked, name: label });
      return;
    }
    if (locked !== null) {
      notifyRefusal({ ok: false, reason: locked });
      return;
    }
    if (wholeDocument(editor.getState().document) !== null) {
      toast.error(t('palette.imported'));
      return;
    }
    const seeds = [tileSeed(tile, label)];
    const place = placeAfterSelection(editor, seeds);
    const result = place.ok ? editor.run({ type: 'insert', nodes: seeds, target: place.target }) : place;
    if (!notifyRefusal(result)) return;
    view.setState({ announcement: t('palette.inserted', { name: label }) });
    if ('ids' in result) chooseForInserted(session, result.ids);
  };
}

/** Drags a tile onto the canvas; a locked one says why it stays. */
function useTileDrag({ tile, locked }: PaletteEntry, label: string) {
  const session = useEditorSession();
  const { editor, view, dragging } = session;
  return usePanelDrag((pointer) => {
    if (locked !== null) {
      notifyRefusal({ ok: false, reason: locked });
      return;
    }
    view.setState({ editingText: null });
    const source = insertSource(editor, [tileSeed(tile, label)], label);
    const drop = (target: DropTarget) => {
      const result = source.drop(target);
      if (result.ok) chooseForInserted(session, result.ids);
      return result;
    };
    dragging.start({ ...source, drop }, pointer);
  });
}

interface TileCardProps {
  readonly tile: string;
  readonly name: string;
  readonly description: string;
  /** Reason why the tile may not be used, or ''. */
  readonly hint: string;
}

/** Shows a picture and a sentence about what a tile makes. */
function TileCard({ tile, name, description, hint }: TileCardProps) {
  return (
    <span className={card.content}>
      <Suspense fallback={<span className={card.picture} />}>
        <Picture tile={tile} />
      </Suspense>
      <strong>{name}</strong>
      <span>{description}</span>
      {hint !== '' && <span className={card.hint}>{hint}</span>}
    </span>
  );
}

/** Shows a small drawing of what a tile makes: columns drawn to scale, everything else by its icon. */
function TileIcon({ tile }: { readonly tile: Tile }) {
  const shares = useMemo(() => sharesOf(tile.create()), [tile]);
  if (shares.length > 0) return <ColumnShares shares={shares} />;
  const TheIcon = ICONS[tile.icon];
  return <TheIcon size={22} stroke={1.5} aria-hidden="true" />;
}
