import { isImageAddress } from '@mailwright/blocks';

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Size of an image that could not be measured. */
export const UNKNOWN_SIZE: PictureSize = { width: 0, height: 0 };

/**
 * Pixels of the file at an address, as a browser reads it; null where there is no image to be had, or not within
 * `patience` milliseconds.
 */
export function naturalSize(address: string, patience?: number): Promise<PictureSize | null> {
  if (!/^(?:https?:\/\/|\/)/i.test(address) || !isImageAddress(address)) return Promise.resolve(null);
  return new Promise((resolve) => {
    const image = new Image();
    const answer = () =>
      resolve(image.naturalWidth > 0 ? { width: image.naturalWidth, height: image.naturalHeight } : null);
    image.onload = answer;
    image.onerror = answer;
    if (patience !== undefined) window.setTimeout(answer, patience);
    image.src = address;
  });
}
