import { bar, PICTURE, type TilePictures } from '../pictures/drawing.ts';

const ROWS = [40, 58, 32];

export const formDataTablePictures: TilePictures = {
  'form-data-table': ROWS.map((answer, index) => {
    const y = 15 + index * 22;
    return (
      `<rect x="20.5" y="${y}.5" width="160" height="22" fill="none" stroke="${PICTURE.text}"/>` +
      `<path d="M84.5 ${y}v22" stroke="${PICTURE.text}"/>` +
      bar(28, y + 9, 42, 5, PICTURE.strong) +
      bar(94, y + 9, answer, 5, PICTURE.text)
    );
  }).join(''),
};
