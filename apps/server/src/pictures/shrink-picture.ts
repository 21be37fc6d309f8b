import sharp from 'sharp';

/** A picture as a JPEG of this width, white behind what shows through. */
export function shrinkPicture(picture: Uint8Array, width: number, quality: number): Promise<Buffer> {
  return sharp(picture).resize({ width }).flatten({ background: '#fff' }).jpeg({ quality }).toBuffer();
}
