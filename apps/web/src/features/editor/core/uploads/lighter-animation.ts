import { endpoints, type GifFacts, LIMITS } from '@mailwright/contract';
import { call } from '../../../../shared/api/call.ts';
import { formatDecimal } from '../../../../shared/format.ts';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { confirm } from '../../../../shared/ui/dialog/confirm.ts';
import { renamed } from './image-plan.ts';

/** One question at a time. */
let asked: Promise<unknown> = Promise.resolve();

/**
 * An animation as it is sent. Over 1 MB the server makes a lighter GIF of it, and the author chooses; what is no GIF
 * becomes one, so the server says how large.
 * @throws ApiError
 */
export async function lighterAnimation(file: File, isGif: boolean, signal: AbortSignal): Promise<File> {
  const { compressedBytes, fileBytes } = LIMITS.upload;
  if ((isGif && file.size <= compressedBytes) || file.size > fileBytes) return file;
  const lighter = await call(endpoints.assets.lighterGif, { files: [file] }, { signal });
  if (!lighter || lighter.after.size >= lighter.before.size) return file;
  const answer = asked.then(() => (signal.aborted ? false : ask(lighter.before, lighter.after)));
  asked = answer;
  if (!(await answer)) return file;
  const bytes = Uint8Array.from(atob(lighter.file), (sign) => sign.charCodeAt(0));
  return new File([bytes], renamed(file.name, 'image/gif'), { type: 'image/gif' });
}

function ask(before: GifFacts, after: GifFacts): Promise<boolean> {
  const isResized = after.width !== before.width;
  const values = {
    before: inMegabytes(before.size),
    after: inMegabytes(after.size),
    kept: after.frames,
    frames: before.frames,
    width: after.width,
    height: after.height,
  };
  return confirm({
    title: i18n.t('uploads:gif.title'),
    body: i18n.t(isResized ? 'uploads:gif.resized' : 'uploads:gif.body', values),
    confirmLabel: i18n.t('uploads:gif.use', { size: values.after }),
    cancelLabel: i18n.t('uploads:gif.keep', { size: values.before }),
  });
}

/** Both in the same unit, to be compared. */
function inMegabytes(bytes: number): string {
  return `${formatDecimal(bytes / 1024 / 1024)} MB`;
}
