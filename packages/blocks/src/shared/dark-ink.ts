import type { NodeStyle, StyleValues } from '@mailwright/document';
import type { RenderContext } from '../mail-block.ts';
import { contrastOf, neededContrast, readableColor } from './contrast.ts';
import { color } from './css.ts';

/** Highest contrast ratio that is asked of the color of words in dark mode. */
const MAX_WANTED_CONTRAST_RATIO = 12;

/** Returns the color behind the words in dark mode: one that the author set for it, '' if that of light mode stays. */
export function darkBackground(
  { dark, backgroundColor, backgroundImage, gradientFrom }: NodeStyle,
  around: string,
): string {
  const own = color(dark?.backgroundColor);
  if (own) return own;
  return backgroundColor || backgroundImage || gradientFrom ? '' : around;
}

/** The color that words in `ink` need on a ground of dark mode; '' where they can be read as they are. */
export function darkTextColor(ink: string | undefined, ground: string, size: StyleValues = {}): string {
  const own = color(ink);
  if (!own || !ground) return '';
  const needed = neededContrast(size.fontSize ?? 16, size.fontWeight === 'bold');
  const contrast = contrastOf(own, ground);
  if (contrast === null || contrast >= needed) return '';
  // What stands out from paper stands out as much in the dark, short of dazzling.
  const wanted = Math.max(needed, Math.min(MAX_WANTED_CONTRAST_RATIO, contrastOf(own, '#ffffff') ?? needed));
  return readableColor(own, ground, wanted) ?? readableColor(own, ground, needed) ?? '';
}

/** The style with an ink for dark mode where it needs one and has none. */
export function withDarkInk(
  style: NodeStyle,
  { darkBackground: around }: Pick<RenderContext, 'darkBackground'>,
): NodeStyle {
  if (style.dark?.color !== undefined) return style;
  const ink = darkTextColor(style.color, darkBackground(style, around), style);
  return ink ? { ...style, dark: { ...style.dark, color: ink } } : style;
}

/** The context of what stands on the node's own background. */
export function onOwnGround(style: NodeStyle, context: RenderContext): RenderContext {
  const ground = darkBackground(style, context.darkBackground);
  return ground === context.darkBackground ? context : { ...context, darkBackground: ground };
}

/** Class of a link within a text, in the color that the mail has for links in dark mode; '' where none is needed. */
export function darkLinkClass({ settings, darkBackground: ground, responsive }: LinkContext): string {
  if (!ground) return '';
  const ink = color(settings.linkColorDark) || darkTextColor(settings.linkColor, ground);
  return ink && responsive('dark', `color:${ink}`);
}

type LinkContext = Pick<RenderContext, 'settings' | 'darkBackground' | 'responsive'>;
