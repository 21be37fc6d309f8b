import type { NodeStyle, StyleValues } from '@mailwright/document';
import type { RenderContext } from '../mail-block.ts';

/** The margin that moves something narrower than its column. */
export function alignMargin(align: StyleValues['align']): string {
  if (align === 'center') return 'margin:0 auto';
  return align === 'right' ? 'margin:0 0 0 auto' : 'margin:0';
}

/** Classes for the alignments that differ on tablets and phones. */
export function alignClasses(style: NodeStyle, context: RenderContext): string {
  return (['tablet', 'phone'] as const)
    .map((screen) => {
      const align = style[screen]?.align;
      return align ? context.responsive(screen, alignMargin(align)) : '';
    })
    .filter(Boolean)
    .join(' ');
}
