import sharp from 'sharp';

/** How many pixels a picture says it has, read from its header alone; null for a format that cannot be read here. */
export async function countPixels(content: Uint8Array): Promise<number | null> {
  const header = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  return header && header.width * header.height;
}
