import type { AiImageRequest } from '@mailwright/contract';

/** Makes pictures by a description. */
export interface ImageMaker {
  /**
   * The pictures as files of any format; their measures come as near to what was asked for as the service can.
   * @throws AppError `AI_REFUSED`, `AI_BUSY`, `AI_ACCESS`, `AI_TIMEOUT`, `AI_UNUSABLE`, `UPSTREAM_FAILED`
   */
  make(request: AiImageRequest, signal: AbortSignal): Promise<readonly Uint8Array[]>;
}

/** Looks at pictures. */
export interface PictureReader {
  /**
   * Returns a description of the picture in one sentence of that language, as a person would give it.
   * @throws AppError as an `ImageMaker` does
   */
  describe(jpeg: Uint8Array, language: string, signal: AbortSignal): Promise<string>;
}

/** Services that this server has; null when none is set up. */
export interface Ai {
  readonly images: ImageMaker | null;
  readonly altTexts: PictureReader | null;
}

export const NO_AI: Ai = { images: null, altTexts: null };
