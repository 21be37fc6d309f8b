import { bar, PICTURE, type TilePictures, word } from '../pictures/drawing.ts';

const square = (x: number, fill: string, typography: string) =>
  bar(x, 14, 36, 36, fill, 8) + word(typography, 41, 22, PICTURE.paper, x + 18);

/** Networks, and the profile name they lead to. */
export const socialFollowPictures: TilePictures = {
  'social-follow':
    square(34, '#1877f2', 'f') +
    square(82, '#0a66c2', 'in') +
    square(130, '#1f2430', 'X') +
    `<rect x="46.5" y="61.5" width="107" height="22" rx="4" fill="#fff" stroke="${PICTURE.text}"/>` +
    word('@', 77, 13, PICTURE.accent, 60) +
    bar(72, 70, 62, 5, PICTURE.strong),
};
