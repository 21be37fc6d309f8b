import type { RenderContext } from '../mail-block.ts';
import { color } from './css.ts';

/** Class of a link within a text, in the color that the mail has for links under the pointer; '' where it has none. */
export function hoverLinkClass({ settings, responsive }: Pick<RenderContext, 'settings' | 'responsive'>): string {
  const ink = color(settings.linkColorHover);
  return ink && responsive('hover', `color:${ink}`);
}
