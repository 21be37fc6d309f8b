import type { TilePictures } from './drawing.ts';

/** The pictures of all tiles, as addresses of images of 200 × 96, by tile. Fetched only where one is shown. */
export async function loadPictures(): Promise<TilePictures> {
  return (await import('./tile-pictures.ts')).TILE_PICTURES;
}
