import type { BlockRegistry } from '@mailwright/document';
import { backgroundImageBlock } from './background-image/definition.ts';
import { buttonBlock } from './button/definition.ts';
import { columnBlock } from './column/definition.ts';
import { discountCodeBlock } from './discount-code/definition.ts';
import { dividerBlock } from './divider/definition.ts';
import { formDataTableBlock } from './form-data-table/definition.ts';
import { headingBlock } from './heading/definition.ts';
import { htmlBlock } from './html/definition.ts';
import { iconBlock } from './icon/definition.ts';
import { imageBlock } from './image/definition.ts';
import { linkBlock } from './link/definition.ts';
import type { MailBlock } from './mail-block.ts';
import { menuBlock } from './menu/definition.ts';
import { pageWrapperBlock } from './page-wrapper/definition.ts';
import { productBlock } from './product/definition.ts';
import { productListBlock } from './product-list/definition.ts';
import { qrCodeBlock } from './qr-code/definition.ts';
import { quoteBlock } from './quote/definition.ts';
import { sectionBlock } from './section/definition.ts';
import { socialBlock } from './social/definition.ts';
import { socialFollowBlock } from './social-follow/definition.ts';
import { spaceBlock } from './space/definition.ts';
import { textBlock } from './text/definition.ts';
import { timerBlock } from './timer/definition.ts';
import { unreadableBlock } from './unreadable/definition.ts';
import { videoBlock } from './video/definition.ts';

/** Every block there is, in the order of the palette. */
export const BLOCKS: readonly MailBlock[] = [
  pageWrapperBlock,
  sectionBlock,
  backgroundImageBlock,
  columnBlock,
  headingBlock,
  textBlock,
  imageBlock,
  iconBlock,
  videoBlock,
  buttonBlock,
  dividerBlock,
  spaceBlock,
  linkBlock,
  menuBlock,
  socialBlock,
  socialFollowBlock,
  formDataTableBlock,
  timerBlock,
  qrCodeBlock,
  productBlock,
  productListBlock,
  discountCodeBlock,
  quoteBlock,
  htmlBlock,
  unreadableBlock,
];

/** The registry of the product: what the document's rules and the renderer are given. */
export const blockRegistry: BlockRegistry<MailBlock> = new Map(BLOCKS.map((block) => [block.type, block]));
