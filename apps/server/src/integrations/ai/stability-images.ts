import type { AiRatio, AiStyle } from '@mailwright/contract';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { AiService } from './ai-config.ts';
import { askService, pictureOf } from './ask-service.ts';
import { describePicture } from './describe-picture.ts';
import type { ImageMaker } from './port.ts';

const DRAWING_TIMEOUT_MS = 120_000;

const answer = z.object({ image: z.string().min(1), finish_reason: z.string().default('SUCCESS') });

/** Styles that Stability knows by name; the others are said in words. */
const PRESETS: Readonly<Partial<Record<AiStyle, string>>> = {
  photograph: 'photographic',
  digital_art: 'digital-art',
  cyberpunk: 'neon-punk',
  pop_art: 'comic-book',
};

/** 3:4 and 4:3 are not among its ratios: the next wider ones lose a little when they are cut. */
const RATIOS: Readonly<Record<AiRatio, string>> = {
  '1:1': '1:1',
  '3:4': '4:5',
  '4:3': '5:4',
  '16:9': '16:9',
  '9:16': '9:16',
};

/** Stable Image (`core`, `ultra`) and Stable Diffusion (`sd3.5-large`, …), which takes its model in the form. */
export function createStabilityImages({ url, key, model }: AiService): ImageMaker {
  const isDiffusion = model.startsWith('sd3');
  return {
    async make(request, signal) {
      const form = new FormData();
      const preset = PRESETS[request.style];
      form.set('prompt', describePicture(request, { withNegative: false }));
      form.set('aspect_ratio', RATIOS[request.aspectRatio]);
      form.set('output_format', 'png');
      if (request.negativePrompt !== '') form.set('negative_prompt', request.negativePrompt);
      if (preset) form.set('style_preset', preset);
      if (isDiffusion) form.set('model', model);
      const { image, finish_reason } = await askService(
        {
          url: `${url}/v2beta/stable-image/generate/${isDiffusion ? 'sd3' : encodeURIComponent(model)}`,
          headers: key === null ? {} : { authorization: `Bearer ${key}` },
          body: form,
          signal,
          timeout: DRAWING_TIMEOUT_MS,
        },
        answer,
      );
      // A picture that it will not show comes blurred beyond recognition, with a good status.
      if (finish_reason === 'CONTENT_FILTERED') throw new AppError('AI_REFUSED', { log: { answer: finish_reason } });
      return [pictureOf(image)];
    },
  };
}
