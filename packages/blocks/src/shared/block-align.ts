import type { GeneralSettings, NodeStyle, StyleValues } from '@mailwright/document';
import type { RenderContext } from '../mail-block.ts';
import { keyword } from './css.ts';
import { deviceScreen } from './device-style.ts';

/** The alignment as it is written; '' where it is the side on which lines begin, which is where things stand by themselves. */
export function alignAside(align: StyleValues['align'], { dir }: Pick<GeneralSettings, 'dir'>): string {
  return align === (dir === 'rtl' ? 'right' : 'left') ? '' : keyword(align);
}

/** ` align="…"` for Word and old clients; '' where nothing is to be said. */
export function alignAttribute(align: StyleValues['align'], settings: Pick<GeneralSettings, 'dir'>): string {
  const aside = alignAside(align, settings);
  return aside && ` align="${aside}"`;
}

/** ` dir="rtl"` for a table that only Word reads: it takes no direction from what is around it. */
export function wordDirection({ dir }: Pick<GeneralSettings, 'dir'>): string {
  return dir === 'rtl' ? ' dir="rtl"' : '';
}

/** The margin that moves something narrower than its column. */
export function alignMargin(align: StyleValues['align']): string {
  if (align === 'center') return 'margin:0 auto';
  return align === 'right' ? 'margin:0 0 0 auto' : 'margin:0 auto 0 0';
}

/** Classes for the alignments that differ on tablets and phones. */
export function alignClasses(style: NodeStyle, context: RenderContext): string {
  return (['tablet', 'phone'] as const)
    .map((screen) => {
      const align = style[screen]?.align;
      return align ? context.responsive(deviceScreen(screen, context), alignMargin(align)) : '';
    })
    .filter(Boolean)
    .join(' ');
}
