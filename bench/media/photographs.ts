import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** Photographs of 4000 × 3000 pixels with the grain of a phone's camera, as files; each is another one. */
export async function photographs(count: number): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mailwright-photographs-'));
  const paths: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const noise = { type: 'gaussian', mean: 110 + at * 4, sigma: 40 } as const;
    const file = join(folder, `photograph-${at}.jpg`);
    await sharp({ create: { width: 1000, height: 750, channels: 3, background: '#888', noise } })
      .resize(4000, 3000)
      .jpeg({ quality: 92 })
      .toFile(file);
    paths.push(file);
  }
  return paths;
}
