import { PICTURE, type TilePictures, word } from '../pictures/drawing.ts';

const round = (x: number, fill: string, inside: string) => `<circle cx="${x}" cy="48" r="19" fill="${fill}"/>${inside}`;
const ENVELOPE = '<path d="M90.5 40.5h19v15h-19zl9.5 8.5 9.5-8.5" fill="none" stroke="#fff" stroke-width="2"/>';
const GLOBE =
  '<path d="M142 48a11 11 0 0 0 22 0a11 11 0 0 0-22 0h22m-11-11c-7 6-7 16 0 22c7-6 7-16 0-22" fill="none" stroke="#fff" stroke-width="2"/>';

/** A network, an email address and a website: icons for any link. */
export const socialPictures: TilePictures = {
  social:
    round(47, '#1877f2', word('f', 57, 26, PICTURE.paper, 47)) +
    round(100, PICTURE.strong, ENVELOPE) +
    round(153, PICTURE.accent, GLOBE),
};
