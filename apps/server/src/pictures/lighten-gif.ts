import { type GifFacts, LIMITS } from '@mailwright/contract';
import { editGif, type GifResult } from './edit-gif.ts';
import { readImage } from './read-image.ts';

/** Steps that are tried in turn until the animation is light enough: the least visible change comes first. */
const STEPS = [
  { colors: 128, keepEvery: 1, width: 1400 },
  { colors: 128, keepEvery: 2, width: 1400 },
  { colors: 64, keepEvery: 2, width: 700 },
  { colors: 64, keepEvery: 3, width: 480 },
  { colors: 32, keepEvery: 4, width: 320 },
] as const;

/**
 * An animation with at most 1 MB, where that can be: with fewer colors, then fewer frames, then smaller. It lasts as long
 * as it did. Null where it is light enough as it is.
 * @param person who sent it
 * @throws AppError as `readImage` and `editGif` do
 */
export async function lightenGif(file: Uint8Array, person: string): Promise<GifResult | null> {
  const { content } = await readImage(file, person);
  if (content.length <= LIMITS.upload.compressedBytes) return null;
  const whole = { crop: null, resize: null, speed: 1, keepEvery: 1, colors: 256 } as const;
  let best: GifResult | null = null;
  for (const { colors, keepEvery, width } of STEPS) {
    const known: GifFacts | undefined = best?.before;
    const tried: GifResult = await editGif(content, { ...whole, colors, ...(known && fewer(known, keepEvery, width)) });
    if (!best || tried.after.size < best.after.size) best = tried;
    if (tried.after.size <= LIMITS.upload.compressedBytes) break;
  }
  return best;
}

/** Two frames at least, or nothing would move. */
function fewer({ frames, width, height }: GifFacts, keepEvery: number, mostWidth: number) {
  const resize =
    width <= mostWidth ? null : { width: mostWidth, height: Math.max(1, Math.round((height * mostWidth) / width)) };
  return { keepEvery: Math.max(1, Math.min(keepEvery, Math.floor(frames / 2))), resize };
}
