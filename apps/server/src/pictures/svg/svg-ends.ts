/** How the process that draws an SVG ends where there is nothing to draw. */
export const SVG_ENDS = { unreadable: 10, tooManyPixels: 11 } as const;
