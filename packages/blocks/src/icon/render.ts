import { renderImage } from '../image/render.ts';
import type { RenderContext } from '../mail-block.ts';
import type { BlockView } from '../shared/define-block.ts';
import { imageUrl } from '../shared/image-url.ts';
import type { IconProps } from './definition.ts';

/** An image of a set width. */
export function renderIcon(view: BlockView<IconProps>, context: RenderContext): string {
  const { src, alt, link, size, srcDark } = view.props;
  if (!imageUrl(src, context)) return `<div${context.labelAttribute('label.empty')}></div>`;
  return renderImage({ ...view, props: { src, alt, link, width: size, decorative: alt === '', srcDark } }, context);
}
