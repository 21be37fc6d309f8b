import { bar, PICTURE, type TilePictures, textLines } from '../pictures/drawing.ts';

export const quotePictures: TilePictures = {
  quote: bar(28, 16, 4, 64, PICTURE.accent, 0) + textLines(46, 22, 126, 3) + bar(46, 66, 56, 6, PICTURE.strong),
};
