import { bar, PICTURE, type TilePictures, textLines } from '../pictures/drawing.ts';

export const dividerPictures: TilePictures = {
  divider: textLines(24, 16, 152, 2) + bar(24, 47, 152, 2, PICTURE.accent, 0) + textLines(24, 64, 152, 2),
};
