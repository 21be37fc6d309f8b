import { bar, columns, PICTURE, photo, type TilePictures, textLines } from '../pictures/drawing.ts';
import { sectionTiles } from './tiles.ts';

const layouts = sectionTiles.map(({ id, create }) => {
  const { columns: shares } = create().props;
  return [id, columns(Array.isArray(shares) ? shares.map(Number) : [])] as const;
});

export const sectionPictures: TilePictures = {
  ...Object.fromEntries(layouts),
  'image-text': photo(20, 18, 66, 60) + bar(98, 22, 66, 9, PICTURE.strong) + textLines(98, 42, 82, 3),
};
