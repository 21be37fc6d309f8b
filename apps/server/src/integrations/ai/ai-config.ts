import type { z } from 'zod';
import { choice, plainKey, plainText, webAddress } from '../../variable-kinds.ts';

/** A service of somebody's, or of one's own, that speaks one of these protocols. */
export interface AiService<Provider extends string = string> {
  readonly provider: Provider;
  /** Absolute, without a slash at its end. */
  readonly url: string;
  /** Null for a service of one's own that asks for none. */
  readonly key: string | null;
  readonly model: string;
}

/** Services that make pictures and that describe them; null when none is set up. */
export interface AiConfig {
  readonly images: AiService<ImageProvider> | null;
  readonly vision: AiService<VisionProvider> | null;
}

const IMAGE_PROVIDERS = ['openai', 'gemini', 'stability'] as const;
const VISION_PROVIDERS = ['openai', 'gemini'] as const;

type ImageProvider = (typeof IMAGE_PROVIDERS)[number];
type VisionProvider = (typeof VISION_PROVIDERS)[number];

const ADDRESSES: Readonly<Record<ImageProvider, string>> = {
  openai: 'https://api.openai.com/v1',
  gemini: 'https://generativelanguage.googleapis.com/v1beta',
  stability: 'https://api.stability.ai',
};

/** Models of the provider itself; a service of one's own has models of its own. */
const IMAGE_MODELS: Readonly<Record<ImageProvider, string>> = {
  openai: 'gpt-image-1',
  gemini: 'gemini-2.5-flash-image',
  stability: 'core',
};

const VISION_MODELS: Readonly<Record<VisionProvider, string>> = {
  openai: 'gpt-4o-mini',
  gemini: 'gemini-2.5-flash',
};

/** The part of the server's variables that is about AI services. */
export const aiVariables = {
  AI_IMAGE_PROVIDER: choice(...IMAGE_PROVIDERS).optional(),
  AI_IMAGE_URL: webAddress.optional(),
  AI_IMAGE_KEY: plainKey.optional(),
  AI_IMAGE_MODEL: plainText.optional(),
  AI_VISION_PROVIDER: choice(...VISION_PROVIDERS).optional(),
  AI_VISION_URL: webAddress.optional(),
  AI_VISION_KEY: plainKey.optional(),
  AI_VISION_MODEL: plainText.optional(),
};

type Values = z.output<z.ZodObject<typeof aiVariables>>;

/** Reads both groups; `fail` is told in a sentence which variables of a half-set one are missing. */
export function readAiConfig(values: Values, fail: (sentence: string) => never): AiConfig {
  const group = <P extends ImageProvider>(
    name: 'AI_IMAGE' | 'AI_VISION',
    provider: P | undefined,
    models: Readonly<Record<P, string>>,
  ): AiService<P> | null => {
    const [url, key, model] = [values[`${name}_URL`], values[`${name}_KEY`], values[`${name}_MODEL`]];
    const given = Object.entries({ URL: url, KEY: key, MODEL: model }).flatMap(([part, value]) =>
      value === undefined ? [] : [`${name}_${part}`],
    );
    if (provider === undefined) {
      if (given.length === 0) return null;
      const are = given.length > 1 ? 'are' : 'is';
      return fail(`${given.join(' and ')} ${are} set without ${name}_PROVIDER, which says what is spoken there.`);
    }
    if (url === undefined) {
      if (key === undefined) {
        return fail(
          `${name}_PROVIDER is set without ${name}_KEY; set the key, or ${name}_URL for a service of your own.`,
        );
      }
      return { provider, url: ADDRESSES[provider], key, model: model ?? models[provider] };
    }
    if (model === undefined) {
      return fail(`${name}_URL is set without ${name}_MODEL, which says what that service shall use.`);
    }
    return { provider, url, key: key ?? null, model };
  };
  return {
    images: group('AI_IMAGE', values.AI_IMAGE_PROVIDER, IMAGE_MODELS),
    vision: group('AI_VISION', values.AI_VISION_PROVIDER, VISION_MODELS),
  };
}
