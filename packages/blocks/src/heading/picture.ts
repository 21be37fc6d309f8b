import { bar, PICTURE, type TilePictures, textLines } from '../pictures/drawing.ts';

export const headingPictures: TilePictures = {
  heading: bar(24, 20, 128, 16, PICTURE.strong) + textLines(24, 50, 152, 3),
};
