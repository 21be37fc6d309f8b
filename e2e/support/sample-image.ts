import { PNG } from 'pngjs';

/** A PNG of two colours, so that a picture of it is told from a picture of nothing. */
export function samplePng(width = 640, height = 320): Buffer {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const warm = (Math.floor(x / 40) + Math.floor(y / 40)) % 2 === 0;
      png.data.set(warm ? [214, 93, 58, 255] : [38, 70, 83, 255], (y * width + x) * 4);
    }
  }
  return PNG.sync.write(png);
}

/** A PNG of one colour. */
export function plainPng(width: number, height: number): Buffer {
  const png = new PNG({ width, height });
  for (let at = 0; at < width * height; at += 1) png.data.set([38, 70, 83, 255], at * 4);
  return PNG.sync.write(png);
}
