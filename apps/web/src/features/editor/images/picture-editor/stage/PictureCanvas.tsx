import { useElementSize } from '@mantine/hooks';
import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { drawBase } from '../draw/draw-base.ts';
import type { Stickers } from '../draw/draw-overlay.ts';
import { loadSticker } from '../draw/load-picture.ts';
import { frameOf, newRecipe, type Overlay, type Point, type Size, turnedSize } from '../recipe/new-recipe.ts';
import { useEditing } from '../use-editing.ts';
import { CropFrame } from './CropFrame.tsx';
import { DrawingSurface } from './DrawingSurface.tsx';
import classes from './PictureCanvas.module.css';
import { createPictureStage, type PictureStage } from './picture-stage.ts';
import { placeOf, viewOf } from './stage-view.ts';

interface PictureCanvasProps {
  /** 1 is as large as fits. */
  readonly zoom: number;
  /** Shows the original, for comparison. */
  readonly original: boolean;
}

/** More pixels of it than this are not seen in the dialog. */
const MAX_PIXELS = 1400;

const NO_PAN: Point = { x: 0, y: 0 };

/** The picture as it becomes, with handles around its layers or the crop frame over it. */
export function PictureCanvas({ zoom, original }: PictureCanvasProps) {
  const t = useT('pictures');
  const editing = useEditing();
  const { picture, tool, selected } = editing;
  const { ref: roomRef, width, height } = useElementSize();
  const [pan, setPan] = useState(NO_PAN);
  const holder = useRef<HTMLDivElement>(null);
  const stage = useRef<PictureStage | null>(null);
  const latest = useRef(editing);
  latest.current = editing;

  const cropping = tool === 'crop' && !original;
  const shown = original ? newRecipe(editing.recipe.source) : editing.recipe;
  const recipe = cropping ? { ...shown, mask: null } : shown;
  const frame = cropping ? { x: 0, y: 0, ...turnedSize(recipe) } : frameOf(recipe);
  const room = { width, height };
  const view = viewOf(frame, room, zoom, zoom === 1 ? NO_PAN : pan);
  const stickers = useStickers(recipe.overlays);

  const { source, turn, flip, straighten, adjust, filter } = recipe;
  const { x, y, width: frameWidth, height: frameHeight } = frame;
  const base = useMemo(() => {
    const part = { x, y, width: frameWidth, height: frameHeight };
    return drawBase(
      { source, turn, flip, straighten, adjust, filter },
      picture.preview,
      part,
      previewSize(part, picture.preview.width / picture.width),
    );
  }, [picture, source, turn, flip, straighten, adjust, filter, x, y, frameWidth, frameHeight]);

  useEffect(() => {
    if (holder.current === null) return;
    const accent = getComputedStyle(holder.current).getPropertyValue('--mw-selection');
    const events = {
      onSelect: (id: string | null) => latest.current.select(id),
      onChange: (layer: Parameters<typeof editing.changeLayer>[0]) => latest.current.changeLayer(layer, 'place'),
      onEnd: () => latest.current.endStep(),
      onEdit: () => document.querySelector<HTMLElement>('[data-layer-text]')?.focus(),
    };
    const made = createPictureStage(holder.current, events, accent);
    stage.current = made;
    return () => made.destroy();
  }, []);

  useEffect(() => {
    if (width === 0) return;
    const touchable = !cropping && !original && tool !== 'draw';
    stage.current?.show({
      recipe,
      base,
      frame,
      view,
      room,
      stickers,
      selected: selected?.id ?? null,
      touchable,
    });
  });

  const place = placeOf(frame, view);
  return (
    <div ref={roomRef} className={classes.room} {...panning(zoom > 1 && !cropping && selected === null, pan, setPan)}>
      <div
        className={classes.paper}
        style={{ left: place.x, top: place.y, width: place.width, height: place.height }}
      />
      <div ref={holder} className={classes.stage} role="img" aria-label={t('canvas')} />
      {cropping && width > 0 && <CropFrame view={view} />}
      {tool === 'draw' && !original && <DrawingSurface view={view} />}
    </div>
  );
}

/** Pixels of the copy that is worked on, for a part of the picture. */
function previewSize({ width, height }: Size, scale: number): Size {
  const most = Math.min(scale, MAX_PIXELS / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * most)), height: Math.max(1, Math.round(height * most)) };
}

/** A picture larger than the room for it is moved by its free places. */
function panning(possible: boolean, pan: Point, move: (pan: Point) => void) {
  return {
    onPointerMove: (event: PointerEvent) => {
      if (!possible || event.buttons !== 1) return;
      move({ x: pan.x + event.movementX, y: pan.y + event.movementY });
    },
  };
}

/** The pictures of stickers, each once it is there; one that cannot be had is left out. */
function useStickers(overlays: readonly Overlay[]): Stickers {
  const [stickers, setStickers] = useState<Stickers>(new Map());
  const missing = overlays.find((layer) => layer.kind === 'sticker' && !stickers.has(layer.src));
  const src = missing?.kind === 'sticker' ? missing.src : null;
  useEffect(() => {
    if (src === null) return;
    let wanted = true;
    loadSticker(src).then(
      (picture) => wanted && setStickers((now) => new Map(now).set(src, picture)),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [src]);
  return stickers;
}
