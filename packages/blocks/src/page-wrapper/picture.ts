import { bar, PICTURE, type TilePictures, textLines } from '../pictures/drawing.ts';

export const pageWrapperPictures: TilePictures = {
  'page-wrapper':
    bar(0, 0, 200, 96, PICTURE.soft, 0) +
    bar(48, 10, 104, 86, PICTURE.paper) +
    bar(60, 22, 60, 8, PICTURE.strong) +
    textLines(60, 40, 80, 4),
};
