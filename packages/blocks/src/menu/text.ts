import type { TextContext } from '../mail-block.ts';
import type { BlockView } from '../shared/define-block.ts';
import { mergeTextPlain } from '../shared/text/merge-text.ts';
import type { MenuProps } from './definition.ts';

/** One line for each item. */
export function menuText({ props }: BlockView<MenuProps>, context: TextContext): string {
  return props.items
    .map(({ label, link }) =>
      [mergeTextPlain(label, context).trim(), context.url(link.href)].filter(Boolean).join(': '),
    )
    .filter(Boolean)
    .join('\n');
}
