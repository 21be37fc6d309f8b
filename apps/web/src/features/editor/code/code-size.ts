import { byteLength } from '@mailwright/render';
import { formatDecimal } from '../../../shared/format.ts';

/** A size to be read beside code: bytes exactly under a kilobyte, one decimal above. */
export function codeSize(text: string): { readonly value: string; readonly unit: 'bytes' | 'kilobytes' } {
  const bytes = byteLength(text);
  return bytes < 1024
    ? { value: String(bytes), unit: 'bytes' }
    : { value: formatDecimal(bytes / 1024), unit: 'kilobytes' };
}
