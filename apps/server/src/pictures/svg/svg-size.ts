/** Bytes of a file in which its root element is looked for; comments and declarations may come before it. */
const START = 16_384;

/** The largest number in the size of a drawing's root element, whatever its unit; 0 for what is no drawing, or tells none. */
export function largestSideOfSvg(file: Uint8Array): number {
  const start = Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, START)).toString('latin1');
  const [root = ''] = /<(?:\w+:)?svg\b[^>]*/i.exec(start) ?? [];
  const sizes = [...root.matchAll(/\s(?:width|height|viewBox)\s*=\s*["']([^"']*)/gi)].map(([, value = '']) => value);
  const numbers = sizes.flatMap((value) => value.split(/[\s,]+/)).map(Number.parseFloat);
  return Math.max(0, ...numbers.filter((number) => !Number.isNaN(number)).map(Math.abs));
}
