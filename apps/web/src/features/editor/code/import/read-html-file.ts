import { LIMITS } from '@mailwright/contract';

export type HtmlFileProblem = 'too-large' | 'wrong-kind' | 'unreadable';

export type HtmlFile =
  | { readonly ok: true; readonly html: string }
  | { readonly ok: false; readonly problem: HtmlFileProblem };

/** The text of an .html file, byte for byte; `onProgress` is told the part read so far, 0 to 1. */
export async function readHtmlFile(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<HtmlFile> {
  if (!/\.html$/i.test(file.name)) return { ok: false, problem: 'wrong-kind' };
  if (file.size > LIMITS.htmlFileBytes) return { ok: false, problem: 'too-large' };
  try {
    const bytes = await readBytes(file, onProgress, signal);
    // Text in another encoding would leave here as other bytes than it came.
    return { ok: true, html: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { ok: false, problem: 'unreadable' };
  }
}

async function readBytes(file: File, onProgress: (part: number) => void, signal: AbortSignal): Promise<Uint8Array> {
  const bytes = new Uint8Array(file.size);
  let position = 0;
  const reader = file.stream().getReader();
  for (;;) {
    signal.throwIfAborted();
    const { done, value } = await reader.read();
    if (done) return bytes.subarray(0, position);
    bytes.set(value, position);
    position += value.length;
    onProgress(file.size === 0 ? 1 : position / file.size);
  }
}
