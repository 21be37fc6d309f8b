import { bar, PICTURE, type TilePictures, word } from '../pictures/drawing.ts';

const PARTS = ['02', '14', '36', '59'];

export const timerPictures: TilePictures = {
  timer: PARTS.map(
    (part, index) =>
      bar(22 + index * 40, 28, 34, 34, PICTURE.strong, 4) +
      word(part, 51, 17, PICTURE.paper, 39 + index * 40) +
      bar(29 + index * 40, 69, 20, 4, PICTURE.text),
  ).join(''),
};
