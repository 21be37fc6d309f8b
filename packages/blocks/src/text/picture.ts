import { bar, PICTURE, type TilePictures, textLines } from '../pictures/drawing.ts';

export const textPictures: TilePictures = {
  text: textLines(24, 20, 152, 3) + bar(120, 42, 48, 5, PICTURE.accent) + textLines(24, 60, 152, 2),
};
