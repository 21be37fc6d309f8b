import { imageText } from '../image/text.ts';
import type { TextContext } from '../mail-block.ts';
import type { BlockView } from '../shared/define-block.ts';
import type { IconProps } from './definition.ts';

export function iconText(view: BlockView<IconProps>, context: TextContext): string {
  const { src, alt, link, size } = view.props;
  return imageText(
    { ...view, props: { src, alt, link, width: size, decorative: alt === '', fullWidth: false } },
    context,
  );
}
