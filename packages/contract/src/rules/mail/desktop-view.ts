/** Windows of mail clients on desktops are at least this wide, whatever the width a mail gets in them. */
const DESKTOP_WINDOW = 1024;

export interface MailView {
  readonly html: string;
  /** Width of the window that shows it; what is right of the wanted width is to be cut off. */
  readonly windowWidth: number;
}

/**
 * Returns the HTML and the window width to render a mail at a width, CSS pixels. Up to `phoneMax` the window is as wide
 * as the mail. Above, the mail gets the wanted width in a window of desktop width, so that its rules for narrow screens
 * do not apply: a reading pane is no phone.
 * @param phoneMax the widest width that counts as a phone's
 */
export function mailView(html: string, width: number, phoneMax: number): MailView {
  if (width <= phoneMax || width >= DESKTOP_WINDOW) return { html, windowWidth: width };
  // At the very end a browser takes it for the body's, whatever the mail's own markup is like.
  return { html: `${html}<style>html{width:${width}px!important}</style>`, windowWidth: DESKTOP_WINDOW };
}
