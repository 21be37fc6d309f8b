import { PICTURE, type TilePictures } from '../pictures/drawing.ts';

export const iconPictures: TilePictures = {
  icon: `<circle cx="100" cy="48" r="30" fill="${PICTURE.sky}"/><path d="M100 29l5.6 12.2 13.4 1.5-10 9 2.8 13.1L100 59.2l-11.8 6.6L91 52.7l-10-9 13.4-1.5z" fill="${PICTURE.accent}"/>`,
};
