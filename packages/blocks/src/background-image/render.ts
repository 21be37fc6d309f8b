import type { RenderContext } from '../mail-block.ts';
import { renderSection } from '../section/render.ts';
import type { BlockView } from '../shared/define-block.ts';
import type { BackgroundImageProps } from './definition.ts';

/** The image goes the way of every section's background image, so it is drawn and falls back alike. */
export function renderBackgroundImage(view: BlockView<BackgroundImageProps>, context: RenderContext): string {
  const { props, style } = view;
  const image = {
    backgroundImage: props.src,
    backgroundSize: props.fit,
    backgroundPosition: props.position,
    backgroundRepeat: 'no-repeat',
  } as const;
  return renderSection({ ...view, style: { ...style, ...image } }, context, props.minHeight);
}
