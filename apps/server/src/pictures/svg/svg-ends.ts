/** Exit codes of the process that draws an SVG, for files that it does not draw. */
export const SVG_ENDS = { unreadable: 10, tooManyPixels: 11 } as const;
