import { type GifEdit, type GifFacts, LIMITS } from '@mailwright/contract';
import sharp, { type Metadata } from 'sharp';
import { AppError } from '../app-error.ts';

export interface GifResult {
  readonly content: Uint8Array;
  readonly before: GifFacts;
  readonly after: GifFacts;
}

const MAX_PIXELS = LIMITS.gif.megapixels * 1_000_000;

/** Browsers show what is shorter at a tenth of a second. */
const SHORTEST_DELAY = 20;

/** Time that browsers show a frame that states no time, milliseconds. */
const USUAL_DELAY = 100;

const CHANNELS = 4;

/** All frames of one are in memory at once, hundreds of megabytes. */
const inTurn = createTurns();

/**
 * An animated GIF cropped, made smaller, faster or slower, with fewer frames or colors. Frames that are left out give
 * their time to the one before them, so that the animation lasts as long as it did.
 * @throws AppError `UNREADABLE_IMAGE` for what is no animated GIF, or has too many pixels in all its frames
 */
export function editGif(file: Uint8Array, edit: Omit<GifEdit, 'owner' | 'templateId' | 'keep'>): Promise<GifResult> {
  return inTurn(() => edited(file, edit));
}

async function edited(file: Uint8Array, edit: Parameters<typeof editGif>[1]): Promise<GifResult> {
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new AppError('UNREADABLE_IMAGE', { cause });
    });
  const frames = header.pages ?? 1;
  if (header.format !== 'gif' || frames < 2) throw notAnimated();
  const height = header.pageHeight ?? header.height;
  if (header.width * height * frames > MAX_PIXELS) throw new AppError('ANIMATION_TOO_LARGE');
  const delays = delaysOf(header, frames);
  const before = { width: header.width, height, frames, duration: sum(delays), size: file.length };
  const { crop, resize } = insideOf(edit, before);
  try {
    let pipeline = sharp(file, { animated: true, limitInputPixels: MAX_PIXELS });
    if (crop) pipeline = pipeline.extract({ left: crop.x, top: crop.y, width: crop.width, height: crop.height });
    if (resize) pipeline = pipeline.resize({ ...resize, fit: 'fill' });
    const { data, info } = await pipeline.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const shown = keptFrames(delays, edit);
    const width = info.width;
    const pageHeight = Math.round(data.length / (width * CHANNELS * frames));
    const frameBytes = width * pageHeight * CHANNELS;
    const kept =
      shown.length === frames
        ? data
        : Buffer.concat(shown.map(({ frame }) => data.subarray(frame * frameBytes, (frame + 1) * frameBytes)));
    const raw = { width, height: pageHeight * shown.length, channels: CHANNELS, pageHeight } as const;
    const delay = shown.map((one) => one.delay);
    const loop = header.loop ?? 0;
    const content = await sharp(kept, { raw, limitInputPixels: MAX_PIXELS })
      .gif({ colours: edit.colors, delay, loop, effort: 7 })
      .toBuffer();
    const after = { width, height: pageHeight, frames: shown.length, duration: sum(delay), size: content.length };
    return { content, before, after };
  } catch (cause) {
    throw new AppError('UNREADABLE_IMAGE', { cause });
  }
}

/** The crop cut off at the picture's edges, and a size that is never larger than what is left. */
function insideOf({ crop, resize }: Pick<GifEdit, 'crop' | 'resize'>, whole: GifFacts) {
  if (crop && (crop.x + crop.width > whole.width || crop.y + crop.height > whole.height)) {
    const details = [{ path: 'crop', message: 'The crop frame lies outside of the picture.' }];
    throw new AppError('VALIDATION_FAILED', { details });
  }
  const { width, height } = crop ?? whole;
  if (resize && (resize.width > width || resize.height > height)) {
    throw new AppError('VALIDATION_FAILED', {
      details: [{ path: 'resize', message: 'A GIF can only be made smaller.' }],
    });
  }
  return { crop, resize };
}

function delaysOf({ delay = [] }: Metadata, frames: number): readonly number[] {
  return Array.from({ length: frames }, (_, index) => delay[index] || USUAL_DELAY);
}

function keptFrames(
  delays: readonly number[],
  { keepEvery, speed }: Pick<GifEdit, 'keepEvery' | 'speed'>,
): readonly { readonly frame: number; readonly delay: number }[] {
  const kept: { frame: number; delay: number }[] = [];
  for (let frame = 0; frame < delays.length; frame += keepEvery) {
    const time = sum(delays.slice(frame, frame + keepEvery)) / speed;
    kept.push({ frame, delay: Math.max(SHORTEST_DELAY, Math.round(time / 10) * 10) });
  }
  return kept;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function notAnimated(): AppError {
  return new AppError('UNREADABLE_IMAGE', { sentence: 'This is not an animated GIF.' });
}

/** Returns a function that runs one piece of work at a time: each begins when the one before it has ended, however it ended. */
function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => null);
    return mine;
  };
}
