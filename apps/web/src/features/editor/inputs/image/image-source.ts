import { isSendableAddress } from '@mailwright/blocks';

/** What the panel may show of an image address; '' for one that is not an image's, or could run. */
export function imageSource(src: string): string {
  return /^(?:https?:\/\/|\/)/i.test(src) && isSendableAddress(src) ? src : '';
}
