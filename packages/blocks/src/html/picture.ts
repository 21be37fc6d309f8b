import { bar, PICTURE, type TilePictures } from '../pictures/drawing.ts';

const code = (text: string, x: number, y: number) =>
  `<text x="${x}" y="${y}" font-family="monospace" font-size="13" fill="${PICTURE.accent}">${text}</text>`;

export const htmlPictures: TilePictures = {
  html:
    code('&lt;table&gt;', 28, 28) +
    code('&lt;td&gt;', 44, 46) +
    bar(80, 38, 64, 6, PICTURE.text) +
    code('&lt;/td&gt;', 44, 64) +
    code('&lt;/table&gt;', 28, 82),
};
