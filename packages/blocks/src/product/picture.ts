import { bar, PICTURE, photo, type TilePictures } from '../pictures/drawing.ts';

export const productPictures: TilePictures = {
  product:
    photo(24, 16, 72, 64) +
    bar(108, 20, 68, 8, PICTURE.strong) +
    bar(108, 38, 36, 7, PICTURE.accent) +
    bar(108, 58, 60, 20, PICTURE.accent, 4) +
    bar(122, 65, 32, 6, PICTURE.paper),
};
