import { bar, PICTURE, pointer, type TilePictures } from '../pictures/drawing.ts';

export const buttonPictures: TilePictures = {
  button: bar(52, 31, 96, 34, PICTURE.accent, 6) + bar(74, 45, 52, 6, PICTURE.paper) + pointer(132, 54),
};
