import { isImageAddress } from '@mailwright/blocks';
import type { HtmlElement } from '@mailwright/island';
import { attribute } from '../../dom.ts';
import type { ImportContext } from '../../import-context.ts';
import { isKeptAddress } from '../../template-tags.ts';

/** The longest that an image block takes. */
const LONGEST = 8192;

/** The address of a picture as a block may have it; null where it may not. */
export function imageAddress(image: HtmlElement, { source }: Pick<ImportContext, 'source'>): string | null {
  const src = attribute(image, 'src').trim().replace(/^\/\//, 'https://');
  return isImageAddress(src) && isKeptAddress(src, source) && src.length <= LONGEST ? src : null;
}
