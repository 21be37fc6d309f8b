import type { RenderContext } from '../mail-block.ts';
import type { Background } from '../shared/background.ts';
import { BOX_KEYS, bgcolor, boxCss, horizontalInset, paddingCss, SPACING_KEYS } from '../shared/box.ts';
import { classAttribute, px, styleAttribute } from '../shared/css.ts';
import type { BlockView } from '../shared/define-block.ts';
import { deviceClasses } from '../shared/device-style.ts';
import { FULL_TABLE } from '../shared/table.ts';
import { onWordBackground } from '../shared/word-background.ts';
import type { SectionProps } from './props.ts';

const LOOK_KEYS = BOX_KEYS.filter((key) => !SPACING_KEYS.includes(key));

/**
 * Content on an image, in two cells: the outer has the background, the inner padding and height. Word's shape lies between
 * them, so that it covers the padding too.
 */
export function onImage(
  content: string,
  { props, style }: BlockView<SectionProps>,
  background: Background,
  minHeight: number,
  context: RenderContext,
): string {
  const { paddingTop = 0, paddingRight, paddingBottom = 0, paddingLeft, ...look } = style;
  // A cell's height is without its padding.
  const height = Math.round(Math.max(0, minHeight - paddingTop - paddingBottom));
  const size = height > 0 ? ` height="${height}" valign="${props.verticalAlign}"` : '';
  const inner = `<td${size}${classAttribute(deviceClasses(style, SPACING_KEYS, context))}${styleAttribute(
    height > 0 && `height:${px(height)};vertical-align:${props.verticalAlign}`,
    paddingCss({ paddingTop, paddingRight, paddingBottom, paddingLeft }),
    context.children.length > 1 && 'font-size:0',
  )}>`;
  const filled = `${FULL_TABLE}><tr>${inner}${content}</td></tr></table>`;
  const { borderLeftWidth, borderRightWidth } = style;
  const width = Math.round(context.width - horizontalInset({ borderLeftWidth, borderRightWidth }));
  const isShape = background.image !== '' && context.settings.outlook && !context.insideShape;
  const shown = isShape ? onWordBackground(filled, style, background, width) : filled;
  const bgcolorAttribute = bgcolor(style);
  const outer = `<td${bgcolorAttribute && ` ${bgcolorAttribute}`}${classAttribute(
    deviceClasses(style, LOOK_KEYS, context),
    background.darkClass,
  )}${styleAttribute(boxCss(look), background.css)}>`;
  return `${FULL_TABLE}><tr>${outer}${shown}</td></tr></table>`;
}
