import type { TextContext } from '../mail-block.ts';
import type { BlockView } from '../shared/define-block.ts';
import { richTextPlain } from '../shared/text/rich-text-plain.ts';
import type { TextProps } from './definition.ts';

export function textText({ props }: BlockView<TextProps>, context: TextContext): string {
  return richTextPlain(props.content, context);
}
