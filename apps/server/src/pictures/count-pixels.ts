import { foreignPicture } from './foreign-picture.ts';

/** Returns the number of pixels that a picture's header states; null for a format that cannot be read here. */
export async function countPixels(content: Uint8Array): Promise<number | null> {
  try {
    const { width, height } = await foreignPicture(content, { limitInputPixels: false }).metadata();
    return width * height;
  } catch {
    return null;
  }
}
