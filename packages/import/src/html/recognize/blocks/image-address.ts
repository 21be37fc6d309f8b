import { isImageAddress } from '@mailwright/blocks';
import type { HtmlElement } from '@mailwright/island';
import { attribute } from '../../dom.ts';
import type { ImportContext } from '../../import-context.ts';
import { isKeptAddress } from '../../template-tags.ts';

/** Characters of the longest address that an image block takes. */
const MAX_ADDRESS_LENGTH = 8192;

/** The address of a picture as a block may have it; null where it may not. */
export function imageAddress(image: HtmlElement, { source }: Pick<ImportContext, 'source'>): string | null {
  const src = attribute(image, 'src').trim().replace(/^\/\//, 'https://');
  return isImageAddress(src) && isKeptAddress(src, source) && src.length <= MAX_ADDRESS_LENGTH ? src : null;
}
