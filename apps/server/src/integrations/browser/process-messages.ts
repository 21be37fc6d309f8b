import type { ErrorCode } from '@mailwright/contract';
import type { LoadedImage, PictureRequest } from './port.ts';

/** What the server tells the process that draws. */
export type ToProcess =
  | { readonly kind: 'find'; readonly id: number }
  | { readonly kind: 'picture'; readonly id: number; readonly request: Omit<PictureRequest, 'loadImage'> }
  | { readonly kind: 'pdf'; readonly id: number; readonly request: Omit<PictureRequest, 'loadImage'> }
  | { readonly kind: 'image'; readonly ask: number; readonly image: LoadedImage | null };

/** What that process answers, and what it needs for it. */
export type FromProcess =
  | { readonly kind: 'found'; readonly id: number; readonly isThere: boolean }
  | { readonly kind: 'drawn'; readonly id: number; readonly content: Uint8Array }
  | { readonly kind: 'failed'; readonly id: number; readonly code: ErrorCode; readonly sentence: string }
  /** A picture for the mail that `id` draws. */
  | { readonly kind: 'ask'; readonly id: number; readonly ask: number; readonly address: string };
