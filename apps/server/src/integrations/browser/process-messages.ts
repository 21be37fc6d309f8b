import type { ErrorCode } from '@mailwright/contract';
import type { BrowserPlaces } from './find-browser.ts';
import type { MailLayout, PictureLayout } from './port.ts';

/** Settings that the drawing process is started with. */
export interface ProcessStart extends BrowserPlaces {
  /** The image gate, which is the server's. */
  readonly proxy: string;
}

/** Messages from the server to the process that draws. */
export type ToProcess =
  | { readonly kind: 'find'; readonly id: number }
  | ({ readonly id: number } & DrawingOrder)
  /** Order to give up `id`: nobody wants its drawing any more. */
  | { readonly kind: 'drop'; readonly id: number }
  /** Address where the browser gets the picture that was asked for; null when there is none. */
  | { readonly kind: 'image'; readonly ask: number; readonly place: string | null };

export type DrawingOrder =
  | { readonly kind: 'picture'; readonly layout: PictureLayout }
  | { readonly kind: 'pdf'; readonly layout: MailLayout };

/** Messages from the drawing process: its answers, and requests for pictures. */
export type FromProcess =
  | { readonly kind: 'found'; readonly id: number; readonly isThere: boolean }
  | { readonly kind: 'drawn'; readonly id: number; readonly content: Uint8Array }
  | {
      readonly kind: 'failed';
      readonly id: number;
      readonly code: ErrorCode;
      readonly sentence: string;
      /** The underlying failure, for the log. */
      readonly reason?: string | undefined;
      readonly retryAfter?: number | undefined;
    }
  /** A picture for the mail that `id` draws. */
  | { readonly kind: 'ask'; readonly id: number; readonly ask: number; readonly address: string };
