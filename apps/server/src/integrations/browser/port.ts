/** A picture that a mail shows. */
export interface LoadedImage {
  readonly content: Buffer;
  readonly contentType: string;
}

export interface MailPage {
  readonly html: string;
  /** CSS pixels. */
  readonly width: number;
  /** The only way a mail gets anything from outside; null where there is no such picture. */
  readonly loadImage: (address: string) => Promise<LoadedImage | null>;
}

export interface PictureRequest extends MailPage {
  readonly format: 'png' | 'jpeg';
  /** Cuts off what is below; absent: the whole mail, up to what a browser can draw. */
  readonly maxHeight?: number;
}

/**
 * Draws mails as a browser does. Runs no script of theirs and lets them reach nothing but `loadImage`.
 * Every method throws AppError `NOT_CONFIGURED` where there is no browser and `DRAWING_FAILED` when a mail takes too long
 * or takes the browser down; the next one gets a new browser.
 */
export interface MailBrowser {
  picture(request: PictureRequest): Promise<Buffer>;
  /** On pages of A4. */
  pdf(page: MailPage): Promise<Buffer>;
  /** Whether there is a browser to draw with. */
  isThere(): Promise<boolean>;
  close(): Promise<void>;
}
