import type { TextContext } from '../mail-block.ts';
import type { BlockView } from '../shared/define-block.ts';
import { mergeTextPlain } from '../shared/text/merge-text.ts';
import type { LinkProps } from './definition.ts';

export function linkText({ props }: BlockView<LinkProps>, context: TextContext): string {
  const label = mergeTextPlain(props.label, context).trim();
  const href = context.url(props.link.href);
  return href && href !== label ? `${label}: ${href}` : label;
}
