import { bar, PICTURE, type TilePictures, word } from '../pictures/drawing.ts';

export const discountCodePictures: TilePictures = {
  'discount-code':
    `<rect x="34.5" y="14.5" width="131" height="36" rx="4" fill="#f1f4fa" stroke="${PICTURE.accent}" stroke-width="1.5" stroke-dasharray="6 4"/>` +
    word('SAMPLECODE', 38, 15, PICTURE.strong) +
    bar(62, 60, 76, 22, PICTURE.accent, 4) +
    bar(80, 68, 40, 6, PICTURE.paper),
};
