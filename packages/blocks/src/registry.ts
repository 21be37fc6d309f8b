import type { BlockRegistry } from '@mailwright/document';
import { buttonBlock } from './button/definition.ts';
import { columnBlock } from './column/definition.ts';
import { dividerBlock } from './divider/definition.ts';
import { formDataTableBlock } from './form-data-table/definition.ts';
import { headingBlock } from './heading/definition.ts';
import { htmlBlock } from './html/definition.ts';
import { imageBlock } from './image/definition.ts';
import type { MailBlock } from './mail-block.ts';
import { menuBlock } from './menu/definition.ts';
import { pageWrapperBlock } from './page-wrapper/definition.ts';
import { sectionBlock } from './section/definition.ts';
import { socialBlock } from './social/definition.ts';
import { socialFollowBlock } from './social-follow/definition.ts';
import { spaceBlock } from './space/definition.ts';
import { textBlock } from './text/definition.ts';
import { unreadableBlock } from './unreadable/definition.ts';

/** Every block there is, in the order of the palette. */
export const BLOCKS: readonly MailBlock[] = [
  pageWrapperBlock,
  sectionBlock,
  columnBlock,
  headingBlock,
  textBlock,
  imageBlock,
  buttonBlock,
  dividerBlock,
  spaceBlock,
  menuBlock,
  socialBlock,
  socialFollowBlock,
  formDataTableBlock,
  htmlBlock,
  unreadableBlock,
];

/** The registry of the product: what the document's rules and the renderer are given. */
export const blockRegistry: BlockRegistry<MailBlock> = new Map(BLOCKS.map((block) => [block.type, block]));
