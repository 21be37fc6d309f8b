import { PNG } from 'pngjs';

/** What Playwright gives to a file input. */
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
