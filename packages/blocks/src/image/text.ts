import type { TextContext } from '../mail-block.ts';
import type { BlockView } from '../shared/define-block.ts';
import { imageUrl } from '../shared/image-url.ts';
import { mergeTextPlain } from '../shared/text/merge-text.ts';
import { plainLabel } from '../shared/text/plain-parts.ts';
import type { ImageProps } from './definition.ts';

/** Returns the image's alternative text and the address of its link. */
export function imageText({ props }: BlockView<ImageProps>, context: TextContext): string {
  if (!imageUrl(props.src, context)) return '';
  const alt = props.decorative ? '' : mergeTextPlain(props.alt, context).trim();
  return plainLabel(alt, context.url(props.link.href));
}
