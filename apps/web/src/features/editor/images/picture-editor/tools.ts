import {
  IconAdjustmentsHorizontal,
  IconAspectRatio,
  IconCrop,
  IconMask,
  IconPencil,
  IconPhotoSpark,
  IconShape,
  IconSticker,
  IconTypography,
} from '@tabler/icons-react';
import type { Overlay } from './recipe/new-recipe.ts';

/** Tools of the picture editor, in the order of the list at the side. */
export const TOOLS = [
  { id: 'crop', icon: IconCrop },
  { id: 'resize', icon: IconAspectRatio },
  { id: 'adjust', icon: IconAdjustmentsHorizontal },
  { id: 'filters', icon: IconPhotoSpark },
  { id: 'mask', icon: IconMask },
  { id: 'text', icon: IconTypography },
  { id: 'shapes', icon: IconShape },
  { id: 'stickers', icon: IconSticker },
  { id: 'draw', icon: IconPencil },
] as const;

export type Tool = (typeof TOOLS)[number]['id'];

/** Tool that has the settings of each kind of layer. */
export const TOOL_OF_LAYER: Readonly<Record<Overlay['kind'], Tool>> = {
  text: 'text',
  shape: 'shapes',
  sticker: 'stickers',
  drawing: 'draw',
};
