import * as z from 'zod/mini';

/**
 * What an image was drawn from: the icon's id in the library and its color, so that it can be drawn again. Both are ''
 * for any other image, and in documents written before there was a library.
 */
export const drawnIconSchema = {
  iconId: z._default(z.string().check(z.maxLength(200)), ''),
  iconColor: z._default(z.string().check(z.maxLength(7)), ''),
};

export const NO_DRAWN_ICON = { iconId: '', iconColor: '' };
