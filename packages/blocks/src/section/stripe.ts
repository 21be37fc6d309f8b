import type { NodeStyle, StyleValues } from '@mailwright/document';
import type { RenderContext } from '../mail-block.ts';
import type { Background } from '../shared/background.ts';
import { wordDirection } from '../shared/block-align.ts';
import { BOX_KEYS, bgcolor, boxCss, paddingCss, SPACING_KEYS } from '../shared/box.ts';
import { classAttribute, px, styleAttribute } from '../shared/css.ts';
import type { BlockView } from '../shared/define-block.ts';
import { deviceClasses } from '../shared/device-style.ts';
import { FULL_TABLE, onlyWord, TABLE } from '../shared/table.ts';
import { onWordBackground } from '../shared/word-background.ts';
import type { SectionProps } from './props.ts';

const LOOK_KEYS = BOX_KEYS.filter((key) => !SPACING_KEYS.includes(key));

/**
 * A section whose background goes to the edges of the window: a cell as wide as the page has the background, a column in
 * its middle, as wide as the mail's, the content. Word has the color from the cell, an image from a shape as wide as the
 * page, and the column from a ghost table, since it knows no greatest width.
 */
export function stripe(
  content: string,
  { props, style: given }: BlockView<SectionProps>,
  background: Background,
  minHeight: number,
  context: RenderContext,
): string {
  const { settings } = context;
  const style = onGround(given, context);
  const { paddingTop = 0, paddingRight, paddingBottom = 0, paddingLeft, ...look } = style;
  // The edges of the mail's column are those of the content of other sections, on narrow screens too.
  const inner = withGutter(style, Math.max(0, settings.width - context.width) / 2);
  const height = Math.round(Math.max(0, minHeight - paddingTop - paddingBottom));
  const size = height > 0 ? ` height="${height}" valign="${props.verticalAlign}"` : '';
  const cell = `<td${size}${classAttribute(deviceClasses(inner, SPACING_KEYS, context))}${styleAttribute(
    height > 0 && `height:${px(height)};vertical-align:${props.verticalAlign}`,
    paddingCss(inner),
    context.children.length > 1 && 'font-size:0',
  )}>`;
  const column = `${FULL_TABLE} align="center" style="max-width:${px(settings.width)};margin:0 auto"><tr>${cell}${content}</td></tr></table>`;
  const fixed = settings.outlook
    ? onlyWord(
        `${TABLE} width="${settings.width}" align="center"${wordDirection(settings)} style="width:${px(settings.width)}"><tr><td>`,
      ) +
      column +
      onlyWord('</td></tr></table>')
    : column;
  const isShape = background.image !== '' && settings.outlook && !context.insideShape;
  const shown = isShape ? onWordBackground(fixed, style, background, 'window') : fixed;
  const color = bgcolor(style);
  return `${FULL_TABLE}><tr><td${color && ` ${color}`}${classAttribute(
    deviceClasses(style, LOOK_KEYS, context),
    background.darkClass,
  )}${styleAttribute(boxCss(look), background.css)}>${shown}</td></tr></table>`;
}

/** A stripe without a background of its own has that of the mail's column, not of what is around it. */
function onGround(style: NodeStyle, { settings, darkBackground }: RenderContext): NodeStyle {
  if (style.backgroundColor) return style;
  const dark =
    darkBackground && !style.dark?.backgroundColor ? { ...style.dark, backgroundColor: darkBackground } : style.dark;
  return { ...style, backgroundColor: settings.bgColor, ...(dark && { dark }) };
}

/** The style with room at the sides, on each screen that says something about them. */
function withGutter(style: NodeStyle, gutter: number): NodeStyle {
  if (gutter === 0) return style;
  const wider = (values: StyleValues): StyleValues => ({
    ...values,
    ...(values.paddingLeft !== undefined && { paddingLeft: values.paddingLeft + gutter }),
    ...(values.paddingRight !== undefined && { paddingRight: values.paddingRight + gutter }),
  });
  return {
    ...style,
    ...wider({ ...style, paddingLeft: style.paddingLeft ?? 0, paddingRight: style.paddingRight ?? 0 }),
    ...(style.tablet && { tablet: wider(style.tablet) }),
    ...(style.phone && { phone: wider(style.phone) }),
  };
}
