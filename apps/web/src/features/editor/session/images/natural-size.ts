import { isImageAddress } from '@mailwright/blocks';

/** Pixels of the file at an address, as a browser reads it; null where there is no image to be had. */
export function naturalSize(address: string): Promise<{ readonly width: number; readonly height: number } | null> {
  if (!/^(?:https?:\/\/|\/)/i.test(address) || !isImageAddress(address)) return Promise.resolve(null);
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () =>
      resolve(image.naturalWidth > 0 ? { width: image.naturalWidth, height: image.naturalHeight } : null);
    image.onerror = () => resolve(null);
    image.src = address;
  });
}
