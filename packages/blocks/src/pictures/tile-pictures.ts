import { backgroundImagePictures } from '../background-image/picture.ts';
import { buttonPictures } from '../button/picture.ts';
import { discountCodePictures } from '../discount-code/picture.ts';
import { dividerPictures } from '../divider/picture.ts';
import { formDataTablePictures } from '../form-data-table/picture.ts';
import { headingPictures } from '../heading/picture.ts';
import { htmlPictures } from '../html/picture.ts';
import { iconPictures } from '../icon/picture.ts';
import { imagePictures } from '../image/picture.ts';
import { linkPictures } from '../link/picture.ts';
import { menuPictures } from '../menu/picture.ts';
import { pageWrapperPictures } from '../page-wrapper/picture.ts';
import { productPictures } from '../product/picture.ts';
import { productListPictures } from '../product-list/picture.ts';
import { qrCodePictures } from '../qr-code/picture.ts';
import { quotePictures } from '../quote/picture.ts';
import { sectionPictures } from '../section/picture.ts';
import { socialPictures } from '../social/picture.ts';
import { socialFollowPictures } from '../social-follow/picture.ts';
import { spacePictures } from '../space/picture.ts';
import { textPictures } from '../text/picture.ts';
import { timerPictures } from '../timer/picture.ts';
import { videoPictures } from '../video/picture.ts';
import { pictureAddress, type TilePictures } from './drawing.ts';

const DRAWINGS: TilePictures = {
  ...backgroundImagePictures,
  ...buttonPictures,
  ...discountCodePictures,
  ...dividerPictures,
  ...formDataTablePictures,
  ...headingPictures,
  ...htmlPictures,
  ...iconPictures,
  ...imagePictures,
  ...linkPictures,
  ...menuPictures,
  ...pageWrapperPictures,
  ...productPictures,
  ...productListPictures,
  ...qrCodePictures,
  ...quotePictures,
  ...sectionPictures,
  ...socialPictures,
  ...socialFollowPictures,
  ...spacePictures,
  ...textPictures,
  ...timerPictures,
  ...videoPictures,
};

/** Small drawing of the block that each tile of the palette makes: address of an image of 200 × 96 pixels, by tile. */
export const TILE_PICTURES: TilePictures = Object.fromEntries(
  Object.entries(DRAWINGS).map(([tile, inside]) => [tile, pictureAddress(inside)]),
);
