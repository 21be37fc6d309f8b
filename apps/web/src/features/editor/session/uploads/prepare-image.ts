import { LIMITS } from '@mailwright/contract';
import type { CompressionJob, CompressionResult } from './compress-worker.ts';
import { HEAD_BYTES, isAnimated, isPicture } from './image-bytes.ts';
import { CompressionError, ImageTooLargeError, NotAnImageError } from './image-errors.ts';
import { renamed } from './image-plan.ts';

/** What is drawn anew. A GIF may move, and an SVG has no pixels: both are sent as they are. */
const DRAWN_ANEW: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/**
 * The file as it is sent: with at most 1 MB and 1920 pixels a side, made in a worker.
 * @throws ImageTooLargeError where it stays too large for the server; others as `compressImage` does
 */
export async function prepareImage(file: File, signal: AbortSignal): Promise<File> {
  const ready = await compressImage(file, signal);
  if (ready.size > LIMITS.upload.fileBytes) throw new ImageTooLargeError();
  return ready;
}

/**
 * The picture with at most 1 MB and 1920 pixels a side, made in a worker; the file itself where it is small enough.
 * @throws NotAnImageError; CompressionError when it cannot be read; the signal's reason when it is given up
 */
async function compressImage(file: File, signal: AbortSignal): Promise<File> {
  if (!DRAWN_ANEW.has(file.type)) return file;
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (!isPicture(head)) throw new NotAnImageError();
  if (isAnimated(head)) return file;
  const { compressedBytes: maxBytes, compressedSide: maxSide } = LIMITS.upload;
  const result = await inWorker({ file, maxBytes, maxSide }, signal);
  if (!result.ok) throw new CompressionError();
  const { blob } = result;
  return blob === null ? file : new File([blob], renamed(file.name, blob.type), { type: blob.type });
}

function inWorker(job: CompressionJob, signal: AbortSignal): Promise<CompressionResult> {
  const worker = new Worker(new URL('./compress-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<CompressionResult>((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.onmessage = ({ data }: MessageEvent<CompressionResult>) => resolve(data);
    worker.onerror = () => resolve({ ok: false });
    worker.postMessage(job);
  }).finally(() => worker.terminate());
}
