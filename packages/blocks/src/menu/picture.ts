import { bar, PICTURE, type TilePictures } from '../pictures/drawing.ts';

export const menuPictures: TilePictures = {
  menu: bar(0, 32, 200, 32, '#f1f4fa', 0) + [18, 62, 106, 150].map((x) => bar(x, 45, 32, 6, PICTURE.accent)).join(''),
};
