import { isSendableAddress } from '@mailwright/blocks';

/** Returns the image address for the panel to show; '' for an address that is not an image's, or that could run code. */
export function imageSource(src: string): string {
  return /^(?:https?:\/\/|\/)/i.test(src) && isSendableAddress(src) ? src : '';
}
