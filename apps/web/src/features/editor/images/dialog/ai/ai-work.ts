import { AI_RATIOS, AI_STYLES, type AiRatio, type AiStyle, endpoints } from '@mailwright/contract';
import { createStore } from 'zustand/vanilla';
import { call } from '../../../../../shared/api/call.ts';
import { errorSentence } from '../../../../../shared/api/error-sentence.ts';
import type { AsyncStatus } from '../../../../../shared/async-status.ts';
import { refreshImages } from '../../../../../shared/images/library/library-changes.ts';
import { toast } from '../../../../../shared/ui/toast/toast.tsx';

/** Request for images. */
export interface AiWish {
  readonly prompt: string;
  readonly negativePrompt: string;
  readonly style: AiStyle;
  readonly aspectRatio: AiRatio;
}

interface AiResult {
  /** Path of the picture, which is in the library. */
  readonly url: string;
  readonly prompt: string;
  readonly aspectRatio: AiRatio;
}

type AiStatus =
  | { readonly kind: Extract<AsyncStatus, 'idle' | 'success'> | 'canceled' }
  | { readonly kind: Extract<AsyncStatus, 'loading'>; readonly since: number; readonly stop: AbortController }
  | { readonly kind: Extract<AsyncStatus, 'error'>; readonly sentence: string };

interface AiWork {
  /** Id of the person whose work it is: others who use this device do not see their descriptions. */
  readonly owner: string;
  readonly wish: AiWish;
  readonly status: AiStatus;
  /** The latest first. */
  readonly results: readonly AiResult[];
}

const [style] = AI_STYLES;
const [aspectRatio] = AI_RATIOS;
const FRESH = {
  wish: { prompt: '', negativePrompt: '', style, aspectRatio },
  status: { kind: 'idle' },
  results: [],
} as const;

/** Lives as long as the page: closing the dialog neither ends the work nor loses what came of it. */
export const aiWork = createStore<AiWork>()(() => ({ owner: '', ...FRESH }));

/** Begins with nothing where the work is another person's. */
export function openAiWork(owner: string): void {
  const { owner: before, status } = aiWork.getState();
  if (before === owner) return;
  if (status.kind === 'loading') status.stop.abort();
  aiWork.setState({ owner, ...FRESH });
}

export function changeWish(change: Partial<AiWish>): void {
  aiWork.setState(({ wish }) => ({ wish: { ...wish, ...change } }));
}

/** Asks for a picture. `RATE_LIMITED` is said with the limit, which the caller's translator knows. */
export async function makeImages(limitSentence: string): Promise<void> {
  const { wish, owner, status } = aiWork.getState();
  if (status.kind === 'loading' || wish.prompt.trim() === '') return;
  const stop = new AbortController();
  const isCurrent = () => {
    const now = aiWork.getState();
    return now.owner === owner && now.status.kind === 'loading' && now.status.stop === stop;
  };
  aiWork.setState({ status: { kind: 'loading', since: Date.now(), stop } });
  try {
    const urls = await call(endpoints.ai.image, { body: wish }, { signal: stop.signal });
    void refreshImages();
    if (!isCurrent()) return;
    const made = urls.map((url) => ({ url, prompt: wish.prompt, aspectRatio: wish.aspectRatio }));
    aiWork.setState(({ results }) => ({ results: [...made, ...results], status: { kind: 'success' } }));
  } catch (error) {
    if (!isCurrent()) return;
    const isLimit = error instanceof Error && 'code' in error && error.code === 'RATE_LIMITED';
    const sentence = isLimit ? limitSentence : errorSentence(error);
    toast.error(sentence);
    aiWork.setState({ status: { kind: 'error', sentence } });
  }
}

export function cancelImages(): void {
  const { status } = aiWork.getState();
  if (status.kind !== 'loading') return;
  aiWork.setState({ status: { kind: 'canceled' } });
  status.stop.abort();
}
