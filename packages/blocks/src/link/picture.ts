import { bar, PICTURE, pointer, type TilePictures } from '../pictures/drawing.ts';

export const linkPictures: TilePictures = {
  link: bar(52, 40, 96, 7, PICTURE.accent) + bar(52, 52, 96, 2, PICTURE.accent, 0) + pointer(128, 46),
};
