import type { ErrorCode } from '@mailwright/contract';
import type { BrowserPlaces } from './find-browser.ts';
import type { MailLayout, PictureLayout } from './port.ts';

/** What that process is started with. */
export interface ProcessStart extends BrowserPlaces {
  /** The image gate, which is the server's. */
  readonly proxy: string;
}

/** What the server tells the process that draws. */
export type ToProcess =
  | { readonly kind: 'find'; readonly id: number }
  | ({ readonly id: number } & DrawingOrder)
  /** Nobody wants what `id` draws any more. */
  | { readonly kind: 'drop'; readonly id: number }
  /** Where the browser gets the picture that was asked for. */
  | { readonly kind: 'image'; readonly ask: number; readonly place: string | null };

export type DrawingOrder =
  | { readonly kind: 'picture'; readonly layout: PictureLayout }
  | { readonly kind: 'pdf'; readonly layout: MailLayout };

/** What that process answers, and what it needs for it. */
export type FromProcess =
  | { readonly kind: 'found'; readonly id: number; readonly isThere: boolean }
  | { readonly kind: 'drawn'; readonly id: number; readonly content: Uint8Array }
  | {
      readonly kind: 'failed';
      readonly id: number;
      readonly code: ErrorCode;
      readonly sentence: string;
      /** What went wrong underneath, for the log. */
      readonly reason?: string | undefined;
      readonly retryAfter?: number | undefined;
    }
  /** A picture for the mail that `id` draws. */
  | { readonly kind: 'ask'; readonly id: number; readonly ask: number; readonly address: string };
