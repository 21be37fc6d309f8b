import { LIMITS } from '../../limits.ts';
import { utf8ByteLength } from '../text-length.ts';

/** The parts of a body that count for its size. */
export interface SizedContent {
  readonly html: string;
  readonly css: string;
  readonly customStyles: string;
}

/** Size of a template in bytes: html, css and customStyles together. */
export function templateBytes(content: SizedContent): number {
  return utf8ByteLength(content.html) + utf8ByteLength(content.css) + utf8ByteLength(content.customStyles);
}

/** Bytes as the KB that travel in `size`: two decimals. */
export function sizeInKb(bytes: number): number {
  return Math.round((bytes / 1024) * 100) / 100;
}

export function isOversize(bytes: number): boolean {
  return bytes > LIMITS.templateBytes;
}

/** A size as people read it: whole KB, or MB with one decimal above 1024 KB, written as the language writes numbers. */
export function displaySize(kb: number, language = 'en'): string {
  if (kb > LIMITS.sizeShownInMegabytesAboveKb) {
    const decimal = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    return `${decimal.format(kb / 1024)} MB`;
  }
  return `${kb > 0 ? Math.max(1, Math.round(kb)) : 0} KB`;
}

/** The number that the oversize sentence names: MB with one decimal, never rounded down to the limit itself. */
export function oversizeMegabytes(bytes: number): string {
  return (Math.ceil((bytes / (1024 * 1024)) * 10) / 10).toFixed(1);
}
