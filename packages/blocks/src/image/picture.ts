import { photo, pointer, type TilePictures } from '../pictures/drawing.ts';

export const imagePictures: TilePictures = {
  image: photo(36, 12, 128, 72),
  'linked-image': `${photo(36, 12, 128, 72)}<rect x="36" y="12" width="128" height="72" rx="3" fill="none" stroke="#3b5bdb" stroke-width="3"/>${pointer(118, 56)}`,
};
