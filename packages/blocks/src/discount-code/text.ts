import type { TextContext } from '../mail-block.ts';
import type { BlockView } from '../shared/define-block.ts';
import { mergeTextPlain } from '../shared/text/merge-text.ts';
import type { DiscountCodeProps } from './definition.ts';

/** The code on a line of its own, to be copied, and where it is used. */
export function discountCodeText({ props }: BlockView<DiscountCodeProps>, context: TextContext): string {
  const label = mergeTextPlain(props.buttonLabel, context).trim();
  const href = context.url(props.link.href);
  const lines = [mergeTextPlain(props.code, context).trim(), label && href ? `${label}: ${href}` : ''];
  return lines.filter(Boolean).join('\n');
}
