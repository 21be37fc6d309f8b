import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { AiService } from './ai-config.ts';
import { askService } from './ask-service.ts';

const part = z.object({ text: z.string().optional(), inlineData: z.object({ data: z.string().min(1) }).optional() });

type Part = z.output<typeof part>;

const answer = z.object({
  candidates: z
    .array(
      z.object({
        content: z.object({ parts: z.array(part).default([]) }).optional(),
        finishReason: z.string().optional(),
      }),
    )
    .default([]),
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
});

const REFUSED = /SAFETY|PROHIBITED|BLOCKLIST|RECITATION|SPII/;

interface GeminiQuestion {
  readonly parts: readonly object[];
  readonly generationConfig: object;
  readonly signal: AbortSignal;
  readonly timeout: number;
  /** Kind of part that an answer must have. */
  readonly wanted: keyof Part;
}

/** Asks a model of Gemini's; the parts of its answer that are of the wanted kind, one at least. */
export async function askGemini({ url, key, model }: AiService, question: GeminiQuestion): Promise<readonly Part[]> {
  const { parts, generationConfig, signal, timeout, wanted } = question;
  const { candidates, promptFeedback } = await askService(
    {
      url: `${url}/models/${encodeURIComponent(model)}:generateContent`,
      headers: key === null ? {} : { 'x-goog-api-key': key },
      body: { contents: [{ role: 'user', parts }], generationConfig },
      signal,
      timeout,
    },
    answer,
  );
  const found = candidates.flatMap(({ content }) => content?.parts ?? []).filter((one) => one[wanted] !== undefined);
  if (found.length > 0) return found;
  // A refusal is a good answer by its status: it has no picture, and says why.
  const reasons = candidates.map(({ finishReason = '' }) => finishReason);
  const isRefused = promptFeedback?.blockReason !== undefined || reasons.some((reason) => REFUSED.test(reason));
  throw isRefused
    ? new AppError('AI_REFUSED', { log: { answer: promptFeedback?.blockReason ?? reasons.join(' ') } })
    : new AppError('AI_UNUSABLE', { cause: `Gemini ended with ${reasons.join(' ') || 'nothing'}` });
}
