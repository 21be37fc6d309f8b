import { defineEndpoint } from '../endpoint.ts';
import { aiAltAnswer, aiAltRequest, aiImageAnswer, aiImageRequest } from '../entities/ai.ts';
import { LIMITS } from '../limits.ts';

const { imagesPerHour, altTextsPerHour } = LIMITS.ai;

const OF_THE_SERVICE = ['AI_REFUSED', 'AI_BUSY', 'AI_ACCESS', 'AI_TIMEOUT', 'AI_UNUSABLE', 'UPSTREAM_FAILED'] as const;

export const ai = {
  image: defineEndpoint({
    method: 'POST',
    path: '/api/v2/ai/image',
    summary: 'Have pictures made by a description; they are added to the library. Ending the request ends the work',
    auth: 'session',
    body: aiImageRequest,
    rates: [
      { budget: 'ai-images', max: imagesPerHour, minutes: 60, per: 'person', cost: 'handler', counted: 'database' },
    ],
    errors: ['NOT_CONFIGURED', 'PLAN_REQUIRED', ...OF_THE_SERVICE],
    responses: { 200: aiImageAnswer },
  }),
  alt: defineEndpoint({
    method: 'POST',
    path: '/api/v2/ai/alt',
    summary: 'A suggestion for the alternative text of a picture',
    auth: 'session',
    body: aiAltRequest,
    rates: [
      {
        budget: 'ai-alt-texts',
        max: altTextsPerHour,
        minutes: 60,
        per: 'person',
        cost: 'handler',
        counted: 'database',
      },
    ],
    errors: ['NOT_CONFIGURED', 'PLAN_REQUIRED', 'ASSET_NOT_FOUND', 'UNREADABLE_IMAGE', ...OF_THE_SERVICE],
    responses: { 200: aiAltAnswer },
  }),
};
