import type { TextContext } from '../mail-block.ts';
import type { BlockView } from '../shared/define-block.ts';
import { mergeTextPlain } from '../shared/text/merge-text.ts';
import type { ProductProps } from './definition.ts';

/** Title, price and description on lines of their own, then where to get it. */
export function productText({ props }: BlockView<ProductProps>, context: TextContext): string {
  const { title, price, description, buttonLabel } = props;
  const href = context.url(props.link.href);
  const label = mergeTextPlain(buttonLabel, context);
  const leads = href && label ? `${label}: ${href}` : href;
  const lines = [title, price, description].map((text) => mergeTextPlain(text, context));
  return [...lines, leads].filter(Boolean).join('\n');
}
