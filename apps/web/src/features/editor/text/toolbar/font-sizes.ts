/** The seven sizes of rich text, pixels: what browsers make of the levels 1 to 7. */
export const FONT_SIZES = [10, 13, 16, 18, 24, 32, 48] as const;
