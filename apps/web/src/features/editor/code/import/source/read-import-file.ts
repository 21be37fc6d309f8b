import { LIMITS } from '@mailwright/contract';
import { type DecodedText, decodeText } from './files/decode-text.ts';
import { IMPORT_EXTENSIONS } from './import-source.ts';

export type ImportFileProblem = 'too-large' | 'wrong-kind' | 'unreadable';

export type ImportedFile =
  | ({ readonly ok: true } & DecodedText)
  | { readonly ok: false; readonly problem: ImportFileProblem };

/** The text of a file of HTML or of a design; `onProgress` is told the part read so far, 0 to 1. */
export async function readImportFile(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<ImportedFile> {
  const [, extension = ''] = /\.([a-z]+)$/i.exec(file.name) ?? [];
  if (!IMPORT_EXTENSIONS.includes(extension.toLowerCase())) return { ok: false, problem: 'wrong-kind' };
  if (file.size > LIMITS.htmlFileBytes) return { ok: false, problem: 'too-large' };
  try {
    return { ok: true, ...decodeText(await readBytes(file, onProgress, signal)) };
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
