import { bar, PICTURE, photo, type TilePictures } from '../pictures/drawing.ts';

export const backgroundImagePictures: TilePictures = {
  'background-image':
    photo(0, 0, 200, 96) +
    bar(50, 30, 100, 10, PICTURE.strong) +
    bar(65, 47, 70, 5, PICTURE.strong) +
    bar(78, 60, 44, 15, PICTURE.accent),
};
