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
function blurLines(from: Uint8ClampedArray, to: Uint8ClampedArray, { lines, length, step, line, reach }: Lines): void {
  const share = 1 / (2 * reach + 1);
  const last = length - 1;
  for (let index = 0; index < lines; index += 1) {
    const start = index * line;
    for (let channel = 0; channel < 4; channel += 1) {
      const at = (place: number) => from[start + Math.min(last, Math.max(0, place)) * step + channel] ?? 0;
      let sum = 0;
      for (let place = -reach; place <= reach; place += 1) sum += at(place);
      for (let place = 0; place < length; place += 1) {
        to[start + place * step + channel] = sum * share;
        sum += at(place + reach + 1) - at(place - reach);
      }
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
