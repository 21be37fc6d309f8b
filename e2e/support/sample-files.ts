import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';

/** File as Playwright passes it to a file input. */
export interface SampleFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A picture like a photo: soft colours with grain, which no lossless format makes small. */
export function photoPng(name: string, width: number, height: number): SampleFile {
  const png = new PNG({ width, height });
  let grain = 7;
  for (let at = 0; at < width * height; at += 1) {
    grain = (grain * 1103515245 + 12345) % 2147483648;
    const noise = (grain >> 16) % 24;
    const shade = Math.floor((at / (width * height)) * 180);
    png.data[at * 4] = shade + noise;
    png.data[at * 4 + 1] = 120 + noise;
    png.data[at * 4 + 2] = 200 - shade + noise;
    png.data[at * 4 + 3] = 255;
  }
  return { name, mimeType: 'image/png', buffer: PNG.sync.write(png, { deflateLevel: 1 }) };
}

const QUARTERS = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 255],
] as const;

/** A picture whose quarters are red and green above, blue and white below. */
export function quartersPng(name: string, width: number, height: number): SampleFile {
  const png = new PNG({ width, height });
  for (let at = 0; at < width * height; at += 1) {
    const quarter = (at % width < width / 2 ? 0 : 1) + (at < (width * height) / 2 ? 0 : 2);
    png.data.set([...(QUARTERS[quarter] ?? []), 255], at * 4);
  }
  return { name, mimeType: 'image/png', buffer: PNG.sync.write(png) };
}

/** The pixels of a stored PNG, each as red, green, blue and opacity. */
export async function pixelsOf(page: Page, address: string | null) {
  const answer = await page.request.get(address ?? '');
  const { width, height, data } = PNG.sync.read(await answer.body());
  return { width, height, at: (x: number, y: number) => [...data.subarray((y * width + x) * 4).subarray(0, 4)] };
}

const GIF = 'R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

/** A GIF of one pixel, with as many bytes behind its end as are asked for. */
export function gif(name: string, bytes = 0): SampleFile {
  return { name, mimeType: 'image/gif', buffer: Buffer.concat([Buffer.from(GIF, 'base64'), Buffer.alloc(bytes)]) };
}

/** Says that it is a PNG, and is not. */
export function brokenPng(name: string): SampleFile {
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  return { name, mimeType: 'image/png', buffer: Buffer.concat([Buffer.from(signature), Buffer.from('and no more')]) };
}

/** A text that only its name calls a picture. */
export function textAsPng(name: string): SampleFile {
  return { name, mimeType: 'image/png', buffer: Buffer.from('this is no picture') };
}
