import { LIMITS } from '@mailwright/contract';
import type { CompressionJob, CompressionResult } from './compress-worker.ts';
import { movesAsGif } from './gif-frames.ts';
import { HEAD_BYTES, isAnimated, pictureKind, pixelsOf } from './image-bytes.ts';
import { CompressionError, ImageRefused } from './image-errors.ts';
import { renamed } from './image-plan.ts';
import { lighterAnimation } from './lighter-animation.ts';

const MAX_PIXELS = LIMITS.upload.readMegapixels * 1_000_000;

/**
 * The file as it is sent: with at most 1 MB and 1920 pixels a side, made in a worker; the file itself where it is small
 * enough. What moves is never drawn here: whether it is made lighter is asked.
 * @throws ImageRefused, CompressionError; the signal's reason when it is given up
 */
export async function prepareImage(file: File, signal: AbortSignal): Promise<File> {
  const ready = await prepare(file, signal);
  if (ready.size > LIMITS.upload.fileBytes) throw new ImageRefused('tooLarge');
  return ready;
}

async function prepare(file: File, signal: AbortSignal): Promise<File> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const kind = pictureKind(head);
  if (kind === null) throw new ImageRefused('notAnImage');
  if ((pixelsOf(head) ?? 0) > MAX_PIXELS) throw new ImageRefused('tooManyPixels');
  if (kind === 'gif' && file.size > LIMITS.upload.fileBytes) throw new ImageRefused('tooLarge');
  if (kind === 'gif' && movesAsGif(new Uint8Array(await file.arrayBuffer())))
    return lighterAnimation(file, true, signal);
  if (isAnimated(head)) return kind === 'png' ? file : lighterAnimation(file, false, signal);
  // A drawing has no pixels; the server makes them of it.
  if (kind === 'svg') return file;
  const { compressedBytes: maxBytes, compressedSide: maxSide } = LIMITS.upload;
  const job = { file, kind, maxBytes, maxSide };
  let result = await inWorker(job, signal);
  if (kind === 'heic' && !result.ok) result = await inWorker({ ...job, picture: await readHeic(file) }, signal);
  if (result.ok) {
    const { blob } = result;
    return blob === null ? file : new File([blob], renamed(file.name, blob.type), { type: blob.type });
  }
  if (result.reason === 'damaged') throw new CompressionError();
  // The server reads what this browser cannot.
  return file;
}

/**
 * Decodes a HEIC file where the browser has no decoder of its own: 0.7 MB that is loaded only then, and a worker that the
 * decoder starts itself.
 */
async function readHeic(file: File): Promise<ImageBitmap> {
  try {
    const { heicTo } = await import('heic-to/csp');
    return await heicTo({ blob: file, type: 'bitmap' });
  } catch {
    throw new ImageRefused('heic');
  }
}

function inWorker(job: CompressionJob, signal: AbortSignal): Promise<CompressionResult> {
  const worker = new Worker(new URL('./compress-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<CompressionResult>((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.onmessage = ({ data }: MessageEvent<CompressionResult>) => resolve(data);
    worker.onerror = () => resolve({ ok: false, reason: 'damaged' });
    worker.postMessage(job, job.picture ? [job.picture] : []);
  }).finally(() => worker.terminate());
}
