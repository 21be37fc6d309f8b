/** Ways to fit a background image. */
export const BACKGROUND_SIZES = ['cover', 'contain', 'auto'] as const;

export type BackgroundSize = (typeof BACKGROUND_SIZES)[number];

/** Places of a background image, row by row. */
export const BACKGROUND_POSITIONS = [
  'left top',
  'center top',
  'right top',
  'left center',
  'center center',
  'right center',
  'left bottom',
  'center bottom',
  'right bottom',
] as const;

export type BackgroundPosition = (typeof BACKGROUND_POSITIONS)[number];

export const BACKGROUND_REPEATS = ['no-repeat', 'repeat', 'repeat-x', 'repeat-y'] as const;

export type BackgroundRepeat = (typeof BACKGROUND_REPEATS)[number];

/** Colours that readers in dark mode get instead of what the client would make of the others. */
export type DarkStyle = Pick<StyleValues, 'backgroundColor' | 'color' | 'borderColor'>;

/** Values of the shared style sections. Lengths are CSS pixels, `lineHeight` is percent, `opacity` 0 to 1. */
export interface StyleValues {
  readonly width?: number;
  readonly height?: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly paddingTop?: number;
  readonly paddingRight?: number;
  readonly paddingBottom?: number;
  readonly paddingLeft?: number;
  readonly fontFamily?: string;
  readonly fontSize?: number;
  readonly fontWeight?: 'normal' | 'bold';
  readonly color?: string;
  readonly lineHeight?: number;
  readonly letterSpacing?: number;
  readonly textAlign?: 'left' | 'center' | 'right' | 'justify';
  readonly backgroundColor?: string;
  /** Address of a picture behind the content; `backgroundColor` is what clients without it show. */
  readonly backgroundImage?: string;
  readonly backgroundSize?: BackgroundSize;
  readonly backgroundPosition?: BackgroundPosition;
  readonly backgroundRepeat?: BackgroundRepeat;
  /** A gradient needs both colours; a background image lies on it. */
  readonly gradientFrom?: string;
  readonly gradientTo?: string;
  /** Degrees: 0 runs upwards, 90 to the right, 180 downwards. */
  readonly gradientAngle?: number;
  readonly borderTopWidth?: number;
  readonly borderRightWidth?: number;
  readonly borderBottomWidth?: number;
  readonly borderLeftWidth?: number;
  readonly borderStyle?: 'solid' | 'dashed' | 'dotted';
  readonly borderColor?: string;
  readonly borderRadius?: number;
  readonly opacity?: number;
}

/** `tablet` hides on phones too, where its twin `desktop` shows; `mobile` on phones alone, where `desktop-tablet` shows. */
export const HIDE_ON = ['desktop', 'desktop-tablet', 'tablet', 'mobile'] as const;

export type HideOn = (typeof HIDE_ON)[number];

/** Hidden where no rule for narrow screens applies: on desktops, and in clients that know no such rules. */
export function isHiddenAtFirst({ hideOn }: NodeStyle): boolean {
  return hideOn === 'desktop' || hideOn === 'desktop-tablet';
}

/** A node's style: the values for all widths, and what differs on tablets (≤ 991 px) and phones (≤ 479 px). */
export interface NodeStyle extends StyleValues {
  readonly tablet?: StyleValues;
  readonly phone?: StyleValues;
  readonly dark?: DarkStyle;
  /** Colors while the pointer is on it. */
  readonly hover?: DarkStyle;
  /** Hide-element option of the specification: no, tablet, mobile; and what the other two leave out, for twins of those. */
  readonly hideOn?: HideOn;
  /** Of a section that stands in the page itself: its background goes to the edges of the window, its content stays in the column. */
  readonly stripe?: boolean;
  /** The most that a block is wide on phones, CSS pixels. */
  readonly phoneMaxWidth?: number;
  /** Classes for the author's own CSS: names with blanks between. */
  readonly cssClass?: string;
  readonly hideInPrint?: boolean;
}

/** Keys of a style that have one value for all screens. */
export const NODE_KEYS = [
  'hideOn',
  'stripe',
  'phoneMaxWidth',
  'cssClass',
  'hideInPrint',
] as const satisfies readonly (keyof NodeStyle)[];

export type NodeKey = (typeof NODE_KEYS)[number];

export type StyleKey = keyof StyleValues;

/** Names of the shared style sections a block may offer in the Styles panel. */
export type StyleSection =
  | 'size'
  | 'align'
  | 'spacing'
  | 'typography'
  | 'background'
  | 'backgroundImage'
  | 'border'
  | 'radius'
  | 'opacity'
  | 'stripe'
  | 'dark'
  | 'hover'
  | 'visibility'
  | 'more';

/** The style values of each section. Colors of `dark` stand in the style's own `dark`. */
export const STYLE_SECTION_KEYS: Readonly<Record<StyleSection, readonly StyleKey[]>> = {
  size: ['width', 'height'],
  align: ['align'],
  spacing: ['paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft'],
  typography: ['fontFamily', 'fontSize', 'fontWeight', 'color', 'lineHeight', 'letterSpacing', 'textAlign'],
  background: ['backgroundColor'],
  backgroundImage: [
    'backgroundImage',
    'backgroundSize',
    'backgroundPosition',
    'backgroundRepeat',
    'gradientFrom',
    'gradientTo',
    'gradientAngle',
  ],
  border: ['borderTopWidth', 'borderRightWidth', 'borderBottomWidth', 'borderLeftWidth', 'borderStyle', 'borderColor'],
  radius: ['borderRadius'],
  opacity: ['opacity'],
  stripe: [],
  dark: [],
  hover: [],
  visibility: [],
  more: [],
};
