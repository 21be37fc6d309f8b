/** Rest after typing before a preview is drawn anew, milliseconds. */
export const PREVIEW_REST = 400;
