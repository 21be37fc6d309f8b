import { useEffect, useState } from 'react';
import type { Stickers } from '../draw/draw-overlay.ts';
import { loadSticker } from '../draw/load-picture.ts';
import type { Overlay } from '../recipe/new-recipe.ts';

/** The pictures of stickers, each once it is there; one that cannot be had is left out. */
export function useStickers(overlays: readonly Overlay[]): Stickers {
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
