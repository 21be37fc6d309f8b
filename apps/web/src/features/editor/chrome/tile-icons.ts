import {
  type Icon,
  IconAlignLeft,
  IconArrowAutofitHeight,
  IconCode,
  IconHandClick,
  IconHeading,
  IconPhoto,
  IconSeparator,
  IconSquarePlus,
  IconTemplate,
} from '@tabler/icons-react';

const ICONS: Readonly<Record<string, Icon>> = {
  'align-left': IconAlignLeft,
  'arrow-autofit-height': IconArrowAutofitHeight,
  code: IconCode,
  'hand-click': IconHandClick,
  heading: IconHeading,
  photo: IconPhoto,
  separator: IconSeparator,
  template: IconTemplate,
};

/** The icon a tile names. */
export function tileIcon(name: string): Icon {
  return ICONS[name] ?? IconSquarePlus;
}
