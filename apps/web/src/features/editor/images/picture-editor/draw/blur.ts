/** Boxes in a row that look like a soft lens. */
const PASSES = 3;

/**
 * Blurs a picture in its place, with the same effort whatever the radius (pixels). Colors count as much as they are
 * seen, so that nothing dark shines in from what is transparent.
 */
export function applyBlur(data: Uint8ClampedArray, width: number, height: number, radius: number): void {
  const reach = Math.round(radius / Math.sqrt(PASSES));
  if (reach < 1) return;
  multiply(data);
  const other = new Uint8ClampedArray(data.length);
  for (let pass = 0; pass < PASSES; pass += 1) {
    blurLines(data, other, { lines: height, length: width, step: 4, line: width * 4, reach });
    blurLines(other, data, { lines: width, length: height, step: width * 4, line: 4, reach });
  }
  divide(data);
}

interface Lines {
  readonly lines: number;
  readonly length: number;
  /** Bytes from one pixel of a line to the next, and from one line to the next. */
  readonly step: number;
  readonly line: number;
  readonly reach: number;
}

/** Each pixel becomes the average of those around it in its line; the edges go on as they are. */
function blurLines(from: Uint8ClampedArray, to: Uint8ClampedArray, lines: Lines): void {
  const { length, step, reach } = lines;
  const share = 1 / (2 * reach + 1);
  const last = length - 1;
  for (let index = 0; index < lines.lines; index += 1) {
    const start = index * lines.line;
    let [r, g, b, a] = [0, 0, 0, 0];
    for (let place = -reach; place <= reach; place += 1) {
      const at = start + Math.min(last, Math.max(0, place)) * step;
      r += from[at] ?? 0;
      g += from[at + 1] ?? 0;
      b += from[at + 2] ?? 0;
      a += from[at + 3] ?? 0;
    }
    for (let place = 0; place < length; place += 1) {
      const at = start + place * step;
      to[at] = r * share;
      to[at + 1] = g * share;
      to[at + 2] = b * share;
      to[at + 3] = a * share;
      const next = start + Math.min(last, place + reach + 1) * step;
      const gone = start + Math.max(0, place - reach) * step;
      r += (from[next] ?? 0) - (from[gone] ?? 0);
      g += (from[next + 1] ?? 0) - (from[gone + 1] ?? 0);
      b += (from[next + 2] ?? 0) - (from[gone + 2] ?? 0);
      a += (from[next + 3] ?? 0) - (from[gone + 3] ?? 0);
    }
  }
}

function multiply(data: Uint8ClampedArray): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 255;
    if (alpha === 255) continue;
    for (let channel = at; channel < at + 3; channel += 1) data[channel] = ((data[channel] ?? 0) * alpha) / 255;
  }
}

function divide(data: Uint8ClampedArray): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 255;
    if (alpha === 255 || alpha === 0) continue;
    for (let channel = at; channel < at + 3; channel += 1) data[channel] = ((data[channel] ?? 0) * 255) / alpha;
  }
}
