import { jpegOf } from '../../pictures/draw-svg.ts';

const SHEET = `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="420" viewBox="0 0 560 420">
<rect width="560" height="420" fill="#eef1f5"/>
<g fill="none" stroke="#b4bcc9" stroke-width="6" stroke-linejoin="round">
<rect x="205" y="155" width="150" height="110" rx="10"/><path d="M208 165l72 56 72-56"/></g></svg>`;

let drawn: Promise<Buffer> | null = null;

/** What stands where no picture may be shown, or there is none: an envelope. */
export function placeholder(): Promise<Buffer> {
  drawn ??= jpegOf(SHEET, 85);
  return drawn;
}
