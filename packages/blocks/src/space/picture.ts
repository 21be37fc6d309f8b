import { PICTURE, type TilePictures, textLines } from '../pictures/drawing.ts';

export const spacePictures: TilePictures = {
  space:
    textLines(24, 8, 152, 2) +
    `<path d="M100 34v28m-6-22l6-6 6 6m-12 16l6 6 6-6" fill="none" stroke="${PICTURE.accent}" stroke-width="2"/>` +
    textLines(24, 72, 152, 2),
};
