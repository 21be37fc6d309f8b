/** Pixels: a line of the tree, a level of it, and where the outermost level starts. */
export const ROW_HEIGHT = 30;
export const INDENT = 14;
export const START = 8;
