import { backgroundImageTranslations } from './background-image/translations.ts';
import { buttonTranslations } from './button/translations.ts';
import { columnTranslations } from './column/translations.ts';
import { discountCodeTranslations } from './discount-code/translations.ts';
import { dividerTranslations } from './divider/translations.ts';
import { formDataTableTranslations } from './form-data-table/translations.ts';
import { headingTranslations } from './heading/translations.ts';
import { htmlTranslations } from './html/translations.ts';
import { iconTranslations } from './icon/translations.ts';
import { imageTranslations } from './image/translations.ts';
import { linkTranslations } from './link/translations.ts';
import type { BlockTranslations } from './mail-block.ts';
import { menuTranslations } from './menu/translations.ts';
import { pageWrapperTranslations } from './page-wrapper/translations.ts';
import { productTranslations } from './product/translations.ts';
import { qrCodeTranslations } from './qr-code/translations.ts';
import { quoteTranslations } from './quote/translations.ts';
import { sectionTranslations } from './section/translations.ts';
import { socialTranslations } from './social/translations.ts';
import { socialFollowTranslations } from './social-follow/translations.ts';
import { spaceTranslations } from './space/translations.ts';
import { textTranslations } from './text/translations.ts';
import { timerTranslations } from './timer/translations.ts';
import { unreadableTranslations } from './unreadable/translations.ts';
import { videoTranslations } from './video/translations.ts';

/** The texts of all blocks in other languages than English, by type. */
export const TRANSLATIONS: Readonly<Record<string, BlockTranslations>> = {
  'background-image': backgroundImageTranslations,
  button: buttonTranslations,
  column: columnTranslations,
  'discount-code': discountCodeTranslations,
  divider: dividerTranslations,
  'form-data-table': formDataTableTranslations,
  heading: headingTranslations,
  html: htmlTranslations,
  icon: iconTranslations,
  image: imageTranslations,
  link: linkTranslations,
  menu: menuTranslations,
  'page-wrapper': pageWrapperTranslations,
  product: productTranslations,
  'qr-code': qrCodeTranslations,
  quote: quoteTranslations,
  section: sectionTranslations,
  social: socialTranslations,
  'social-follow': socialFollowTranslations,
  space: spaceTranslations,
  text: textTranslations,
  timer: timerTranslations,
  unreadable: unreadableTranslations,
  video: videoTranslations,
};
