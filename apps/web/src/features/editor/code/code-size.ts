import { byteLength } from '@mailwright/render';

/** A size to be read beside code: bytes exactly under a kilobyte, one decimal above. */
export function codeSize(text: string): { readonly value: string; readonly unit: 'bytes' | 'kilobytes' } {
  const bytes = byteLength(text);
  return bytes < 1024
    ? { value: String(bytes), unit: 'bytes' }
    : { value: (bytes / 1024).toFixed(1), unit: 'kilobytes' };
}
