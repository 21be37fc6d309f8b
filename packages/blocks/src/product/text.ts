import type { TextContext } from '../mail-block.ts';
import type { BlockView } from '../shared/define-block.ts';
import { mergeTextPlain } from '../shared/text/merge-text.ts';
import { priceText } from './price.ts';
import type { ProductProps } from './props.ts';

/** Title, price and description on lines of their own, then where to get it. */
export function productText({ props }: BlockView<ProductProps>, context: TextContext): string {
  const { buttonLabel, live, link } = props;
  const href = context.url(link.href) || (live ? context.url(live.href) : '');
  const label = mergeTextPlain(buttonLabel, context);
  const leads = href && label ? `${label}: ${href}` : href;
  const lines = [
    props.showTitle && mergeTextPlain(props.title, context),
    props.showPrice && priceText(props, context),
    props.showDescription && mergeTextPlain(props.description, context),
    leads,
  ];
  return lines.filter(Boolean).join('\n');
}
