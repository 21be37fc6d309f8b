import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { AI_RATIOS, AI_STYLES } from '../rules/ai-images.ts';
import { locale } from './person.ts';

export const aiImageRequest = z.object({
  prompt: z.string().trim().min(1).max(LIMITS.ai.prompt),
  /** Description of what the picture must not show. */
  negativePrompt: z.string().trim().max(LIMITS.ai.negativePrompt).default(''),
  aspectRatio: z.enum(AI_RATIOS).default('1:1'),
  style: z.enum(AI_STYLES).default('photograph'),
});

/** Addresses of the pictures, which lie in the library from then on. */
export const aiImageAnswer = z.array(z.string());

export const aiAltRequest = z.object({
  /** Address of the picture: one of this server's, or any other. */
  url: z.string().trim().min(1).max(8192),
  /** Language of the text. */
  language: locale.default('en'),
});

export const aiAltAnswer = z.object({ alt: z.string() });

/** True for each AI service that the server is set up with. */
export const aiServices = z.object({ images: z.boolean(), altTexts: z.boolean() });

export type AiImageRequest = z.output<typeof aiImageRequest>;
export type AiServices = z.infer<typeof aiServices>;
