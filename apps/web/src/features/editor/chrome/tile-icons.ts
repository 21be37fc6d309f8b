import {
  type Icon,
  IconAlignLeft,
  IconArrowAutofitHeight,
  IconCode,
  IconColumns2,
  IconHandClick,
  IconHeading,
  IconLayoutRows,
  IconPhoto,
  IconSeparator,
  IconSquarePlus,
  IconTemplate,
} from '@tabler/icons-react';

const ICONS: Readonly<Record<string, Icon>> = {
  'align-left': IconAlignLeft,
  'arrow-autofit-height': IconArrowAutofitHeight,
  code: IconCode,
  'columns-2': IconColumns2,
  'hand-click': IconHandClick,
  heading: IconHeading,
  'layout-rows': IconLayoutRows,
  photo: IconPhoto,
  separator: IconSeparator,
  template: IconTemplate,
};

/** The icon a tile names. */
export function tileIcon(name: string): Icon {
  return ICONS[name] ?? IconSquarePlus;
}
