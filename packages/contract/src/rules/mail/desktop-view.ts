import { LIMITS } from '../../limits.ts';

/** Windows of mail clients on desktops are at least this wide, whatever the width a mail gets in them. */
const DESKTOP_WINDOW = 1024;

export interface MailView {
  readonly html: string;
  /** Width of the window that shows it; what is right of the wanted width is to be cut off. */
  readonly windowWidth: number;
}

/**
 * How to draw a mail at a width. Up to the widest phone that is the window's own width. Above, the mail is as wide as
 * wanted within a desktop's window, so that its rules for narrow screens stay out: a reading pane is no phone.
 * @param phoneMax the widest width that counts as a phone's
 */
export function mailView(html: string, width: number, phoneMax: number): MailView {
  if (width <= phoneMax || width >= DESKTOP_WINDOW) return { html, windowWidth: width };
  // At the very end a browser takes it for the body's, whatever the mail's own markup is like.
  return { html: `${html}<style>html{width:${width}px!important}</style>`, windowWidth: DESKTOP_WINDOW };
}

/**
 * How wide a mail's picture for desktops is unless a width is asked for: as wide as the mail, so that nothing in it is
 * drawn narrower than it was made, and within the range of such pictures.
 * @param style the general settings of the mail; null where it has none
 */
export function desktopPictureWidth(style: { readonly width?: unknown } | null): number {
  const { max, default: least } = LIMITS.export.desktopWidth;
  const width = style?.width;
  return typeof width === 'number' && width > least ? Math.min(max, Math.round(width)) : least;
}
