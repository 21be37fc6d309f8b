import type { GuardedFetch } from '../../fetch/guarded-fetch.ts';
import type { AiConfig } from './ai-config.ts';
import { createGeminiImages } from './gemini-images.ts';
import { createOpenAiImages } from './openai-images.ts';
import { createGeminiReader, createOpenAiReader } from './picture-readers.ts';
import type { Ai, ImageMaker, PictureReader } from './port.ts';
import { createStabilityImages } from './stability-images.ts';

/** The services that the configuration names; nothing is asked before somebody wants something. */
export function createAi(config: AiConfig, fetch: GuardedFetch): Ai {
  return { images: imageMaker(config, fetch), altTexts: pictureReader(config) };
}

function imageMaker({ images }: AiConfig, fetch: GuardedFetch): ImageMaker | null {
  switch (images?.provider) {
    case undefined:
      return null;
    case 'openai':
      return createOpenAiImages(images, fetch);
    case 'gemini':
      return createGeminiImages(images);
    case 'stability':
      return createStabilityImages(images);
  }
}

function pictureReader({ vision }: AiConfig): PictureReader | null {
  switch (vision?.provider) {
    case undefined:
      return null;
    case 'openai':
      return createOpenAiReader(vision);
    case 'gemini':
      return createGeminiReader(vision);
  }
}
