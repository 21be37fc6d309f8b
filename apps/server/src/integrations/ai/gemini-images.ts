import type { AiService } from './ai-config.ts';
import { askGemini } from './ask-gemini.ts';
import { pictureOf } from './ask-service.ts';
import { describePicture } from './describe-picture.ts';
import type { ImageMaker } from './port.ts';

const DRAWING_TIMEOUT_MS = 150_000;

/** Gemini's models that draw; they know ratios, and neither styles nor what to leave out. */
export function createGeminiImages(service: AiService): ImageMaker {
  return {
    async make(request, signal) {
      const parts = await askGemini(service, {
        parts: [{ text: describePicture(request, { withNegative: true }) }],
        generationConfig: { responseModalities: ['IMAGE'], imageConfig: { aspectRatio: request.aspectRatio } },
        signal,
        timeout: DRAWING_TIMEOUT_MS,
        wanted: 'inlineData',
      });
      return parts.flatMap(({ inlineData }) => (inlineData ? [pictureOf(inlineData.data)] : []));
    },
  };
}
