import { bar, PICTURE, photo, type TilePictures } from '../pictures/drawing.ts';

export const productListPictures: TilePictures = {
  'product-list': [20, 75, 130]
    .map(
      (x) =>
        photo(x, 16, 50, 38) +
        bar(x, 60, 42, 6, PICTURE.strong) +
        bar(x, 72, 22, 6, PICTURE.accent) +
        bar(x + 26, 72, 18, 6, PICTURE.soft),
    )
    .join(''),
};
