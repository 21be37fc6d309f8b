import type { CountdownStyle } from '@mailwright/contract';
import { GLYPH_BOX } from './glyphs.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Positions and sizes of the parts of a countdown, whole pixels. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Boxes of the days, hours, minutes and seconds. */
  readonly groups: readonly Box[];
  /** Cell of each digit, in reading order. */
  readonly digits: readonly Box[];
  readonly labelTop: number;
  /** Height of the labels; 0 leaves them out. */
  readonly labelHeight: number;
}

const GROUPS = 4;

/** Shares of the picture's width, and of a group's width. */
const GAP = 0.03;
const GROUP_HEIGHT = 0.86;
const LABEL = 0.135;
const DIGIT = { two: 0.36, three: 0.27 } as const;

/**
 * Returns the layout of a countdown.
 * @param dayDigits digits of the days, 2 or 3
 */
export function layoutOf({ width, labels }: CountdownStyle, dayDigits: number): Layout {
  const gap = Math.round(width * GAP);
  const group = Math.floor((width - gap * (GROUPS - 1)) / GROUPS);
  const groupHeight = Math.round(group * GROUP_HEIGHT);
  const labelHeight = labels ? Math.round(group * LABEL) : 0;
  const labelTop = groupHeight + Math.round(labelHeight * 0.8);
  const cell = Math.floor(group * (dayDigits > 2 ? DIGIT.three : DIGIT.two));
  const cellHeight = Math.round((cell * 0.84 * GLYPH_BOX.height) / GLYPH_BOX.width);
  const groups = Array.from({ length: GROUPS }, (_, index) => ({
    x: index * (group + gap),
    y: 0,
    width: group,
    height: groupHeight,
  }));
  const digits = groups.flatMap(({ x }, index) => {
    const count = index === 0 ? dayDigits : 2;
    const left = x + Math.floor((group - cell * count) / 2);
    const y = Math.floor((groupHeight - cellHeight) / 2);
    return Array.from({ length: count }, (_, place) => ({
      x: left + place * cell,
      y,
      width: cell,
      height: cellHeight,
    }));
  });
  const height = labels ? labelTop + labelHeight + Math.ceil(labelHeight * 0.2) : groupHeight;
  return { width, height, groups, digits, labelTop, labelHeight };
}
