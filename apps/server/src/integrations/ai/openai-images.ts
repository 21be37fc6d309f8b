import { type AiRatio, ratioOf } from '@mailwright/contract';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { GuardedFetch } from '../../fetch/guarded-fetch.ts';
import type { AiService } from './ai-config.ts';
import { askService, pictureOf, readBody } from './ask-service.ts';
import { describePicture } from './describe-picture.ts';
import type { ImageMaker } from './port.ts';

const DRAWING_TIMEOUT_MS = 150_000;
const MAX_PICTURES = 4;
const PICTURE = { maxBytes: 24 * 1024 * 1024, timeout: 30_000 } as const;

const answer = z.object({
  data: z
    .array(z.union([z.object({ b64_json: z.string().min(1) }), z.object({ url: z.url({ protocol: /^https?$/ }) })]))
    .min(1),
});

/**
 * `/images/generations` as OpenAI made it and many others speak it. Answers come as base64 or as addresses: which of
 * them is a matter of the model, and the field that asks for one is refused by some.
 */
export function createOpenAiImages({ url, key, model }: AiService, guarded: GuardedFetch): ImageMaker {
  /** An address that the service names: its own is the operator's, every other one somebody else's word. */
  async function fetched(address: string, signal: AbortSignal): Promise<Uint8Array> {
    if (new URL(address).origin !== new URL(url).origin) {
      const { status, content } = await guarded(address, PICTURE).catch((cause: unknown) => {
        throw new AppError('AI_UNUSABLE', { cause });
      });
      if (status === 200) return content;
      throw new AppError('AI_UNUSABLE', { cause: `${address} answered ${status}` });
    }
    const excess = new AbortController();
    const limit = AbortSignal.any([signal, AbortSignal.timeout(PICTURE.timeout), excess.signal]);
    try {
      const response = await fetch(address, { signal: limit, redirect: 'error' });
      if (response.ok) return await readBody(response, PICTURE.maxBytes, excess);
      throw new Error(`${address} answered ${response.status}`);
    } catch (cause) {
      throw new AppError('AI_UNUSABLE', { cause });
    }
  }

  return {
    async make(request, signal) {
      const { data } = await askService(
        {
          url: `${url}/images/generations`,
          headers: key === null ? {} : { authorization: `Bearer ${key}` },
          body: {
            model,
            prompt: describePicture(request, { withNegative: true }),
            n: 1,
            size: sizeFor(model, request.aspectRatio),
          },
          signal,
          timeout: DRAWING_TIMEOUT_MS,
        },
        answer,
      );
      return Promise.all(
        data
          .slice(0, MAX_PICTURES)
          .map((one) => ('b64_json' in one ? pictureOf(one.b64_json) : fetched(one.url, signal))),
      );
    },
  };
}

/** Sizes that OpenAI's own models accept; models of others accept sizes divisible by 64. */
const FIXED_SIZES: readonly { readonly models: RegExp; readonly wide: string; readonly tall: string }[] = [
  { models: /^gpt-image|^chatgpt-image/, wide: '1536x1024', tall: '1024x1536' },
  { models: /^dall-e-3/, wide: '1792x1024', tall: '1024x1792' },
  { models: /^dall-e-2/, wide: '1024x1024', tall: '1024x1024' },
];

const FREE_SIZES: Readonly<Record<AiRatio, string>> = {
  '1:1': '1024x1024',
  '3:4': '896x1152',
  '4:3': '1152x896',
  '16:9': '1344x768',
  '9:16': '768x1344',
};

function sizeFor(model: string, ratio: AiRatio): string {
  const fixed = FIXED_SIZES.find(({ models }) => models.test(model));
  if (!fixed || ratio === '1:1') return FREE_SIZES[ratio];
  return ratioOf(ratio) > 1 ? fixed.wide : fixed.tall;
}
