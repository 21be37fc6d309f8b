import { bar, PICTURE, type TilePictures } from '../pictures/drawing.ts';

const CELL = 8;
const ROWS = ['1110111', '1010101', '1110011', '0101100', '1110110', '1010011', '1110101'];

export const qrCodePictures: TilePictures = {
  'qr-code': ROWS.flatMap((row, y) =>
    [...row].map((cell, x) => (cell === '1' ? bar(72 + x * CELL, 20 + y * CELL, CELL, CELL, PICTURE.strong, 0) : '')),
  ).join(''),
};
