import { SOCIAL_ICON_IDS, type SocialIconId } from './social-networks.ts';

export const SOCIAL_SHAPES = ['square', 'round'] as const;
export const SOCIAL_COLORS = ['color', 'black', 'grey', 'white', 'transparent'] as const;

export type SocialShape = (typeof SOCIAL_SHAPES)[number];
export type SocialColor = (typeof SOCIAL_COLORS)[number];

/** One picture of an icon. */
export interface SocialIcon {
  readonly icon: SocialIconId;
  readonly shape: SocialShape;
  readonly color: SocialColor;
  /** Width and height of the picture, one of `PICTURE_SIZES`. */
  readonly pixels: number;
}

/** Few sizes, so that there are few pictures; twice the largest icon of the specification is the largest. */
const PICTURE_SIZES = [32, 64, 96, 128, 192] as const;

/** Path of the icons that the server draws. The number is the drawings' version: a file at one address never changes. */
const FOLDER = '/api/v2/assets/social/1/';

/** The path of an icon's picture, large enough for screens with two pixels to the CSS pixel. */
export function socialIconPath(icon: SocialIconId, shape: SocialShape, color: SocialColor, size: number): string {
  const pixels = PICTURE_SIZES.find((candidate) => candidate >= size * 2) ?? PICTURE_SIZES[4];
  return `${FOLDER}${icon}-${shape}-${color}-${pixels}.png`;
}

/** Returns the icon that a picture's file name names; null for a name that `socialIconPath` never writes. */
export function readSocialIconName(file: string): SocialIcon | null {
  const [, ...parts] = /^([a-z]+)-([a-z]+)-([a-z]+)-(\d+)\.png$/.exec(file) ?? [];
  const icon = SOCIAL_ICON_IDS.find((known) => known === parts[0]);
  const shape = SOCIAL_SHAPES.find((known) => known === parts[1]);
  const color = SOCIAL_COLORS.find((known) => known === parts[2]);
  const pixels = PICTURE_SIZES.find((known) => String(known) === parts[3]);
  return icon && shape && color && pixels ? { icon, shape, color, pixels } : null;
}
