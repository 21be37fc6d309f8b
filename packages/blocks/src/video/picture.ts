import { photo, type TilePictures } from '../pictures/drawing.ts';

export const videoPictures: TilePictures = {
  video: `${photo(36, 12, 128, 72)}<circle cx="100" cy="48" r="17" fill="#1f2430" opacity=".85"/><path d="M95 39.5l14 8.5-14 8.5z" fill="#fff"/>`,
};
