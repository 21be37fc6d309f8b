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
  readonly borderTopWidth?: number;
  readonly borderRightWidth?: number;
  readonly borderBottomWidth?: number;
  readonly borderLeftWidth?: number;
  readonly borderStyle?: 'solid' | 'dashed' | 'dotted';
  readonly borderColor?: string;
  readonly borderRadius?: number;
  readonly opacity?: number;
}

/** A node's style: the values for all widths, and what differs on tablets (≤ 991 px) and phones (≤ 479 px). */
export interface NodeStyle extends StyleValues {
  readonly tablet?: StyleValues;
  readonly phone?: StyleValues;
  /** Hide-element option of the specification: no, tablet, mobile. */
  readonly hideOn?: 'tablet' | 'mobile';
}

export type StyleKey = keyof StyleValues;

/** Names of the shared style sections a block may offer in the Styles panel. */
export type StyleSection =
  | 'size'
  | 'align'
  | 'spacing'
  | 'typography'
  | 'background'
  | 'border'
  | 'radius'
  | 'opacity'
  | 'visibility';
