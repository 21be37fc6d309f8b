import sharp from 'sharp';

/** Settings for packing a drawing, as sharp names them: quality 1 to 100, effort 1 to 10, compression 0 to 9. */
export interface PngSettings {
  readonly quality: number;
  readonly effort: number;
  readonly compressionLevel: number;
}

const SMALLEST: PngSettings = { quality: 100, effort: 7, compressionLevel: 9 };

/** A drawing of our own as a PNG with a palette. */
export function pngOf(svg: string | Uint8Array, settings: PngSettings = SMALLEST): Promise<Buffer> {
  return sharp(bytesOf(svg))
    .png({ palette: true, ...settings })
    .toBuffer();
}

/** A drawing of our own as a JPEG. */
export function jpegOf(svg: string, quality: number): Promise<Buffer> {
  return sharp(bytesOf(svg)).jpeg({ quality }).toBuffer();
}

/** Returns the brightness of each pixel of a drawing of this size, 0 to 255; draws off the main thread. */
export async function brightnessOf(svg: string, width: number, height: number): Promise<Uint8Array> {
  const { data } = await sharp(bytesOf(svg)).greyscale().raw().toBuffer({ resolveWithObject: true });
  const channels = data.length / (width * height);
  return channels === 1 ? data : Uint8Array.from({ length: width * height }, (_, index) => data[index * channels] ?? 0);
}

function bytesOf(svg: string | Uint8Array): Uint8Array {
  return typeof svg === 'string' ? Buffer.from(svg) : svg;
}
