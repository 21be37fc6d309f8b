/** A picture that a mail shows. */
export interface LoadedImage {
  readonly content: Buffer;
  readonly contentType: string;
}

/** Null where there is no such picture. */
export type LoadImage = (address: string) => Promise<LoadedImage | null>;

export interface MailLayout {
  readonly html: string;
  /** CSS pixels. */
  readonly width: number;
}

export interface PictureLayout extends MailLayout {
  readonly format: 'png' | 'jpeg';
  /** Cuts off what is below; absent: the whole mail, up to what a browser can draw. */
  readonly maxHeight?: number;
}

interface Drawing {
  /** The only way a mail gets anything from outside. */
  readonly loadImage: LoadImage;
  /** Signal that nobody wants the drawing any more: it is not begun, or given up. */
  readonly signal?: AbortSignal | undefined;
}

export type MailPage = MailLayout & Drawing;
export type PictureRequest = PictureLayout & Drawing;

/**
 * Draws mails as a browser does. Runs no script of theirs and lets them reach nothing but `loadImage`.
 * Every method throws AppError `NOT_CONFIGURED` where there is no browser and `DRAWING_FAILED` when a mail takes too long,
 * takes the browser down or is not wanted any more; the next one gets a new browser where it needs one.
 */
export interface MailBrowser {
  picture(request: PictureRequest): Promise<Buffer>;
  /** Draws a PDF with pages of A4. */
  pdf(page: MailPage): Promise<Buffer>;
  /** Returns whether there is a browser to draw with. */
  isThere(): Promise<boolean>;
  close(): Promise<void>;
}
