import * as z from 'zod/mini';

/**
 * Icon from which an image was drawn: its id in the library and its color, so that it can be drawn again. Both are '' for any
 * other image, and in documents written before there was a library.
 */
export const drawnIconSchema = {
  iconId: z._default(z.string().check(z.maxLength(200)), ''),
  iconColor: z._default(z.string().check(z.maxLength(7)), ''),
};

export const NO_DRAWN_ICON = { iconId: '', iconColor: '' };
