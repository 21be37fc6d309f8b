import type { RenderContext } from '../mail-block.ts';
import { backgroundOf, withSolidBackground } from '../shared/background.ts';
import { bgcolor, paddingCss, SPACING_KEYS } from '../shared/box.ts';
import { classAttribute, color, px, styleAttribute } from '../shared/css.ts';
import type { BlockView } from '../shared/define-block.ts';
import { deviceClasses } from '../shared/device-style.ts';
import { FULL_TABLE, onlyWord, TABLE } from '../shared/table.ts';

/**
 * A background over the whole width, and on it the mail's column: as wide as set, narrower where the window is. An image or
 * a gradient lies on the outer background; Word shows its colour, since a shape cannot be as high as a whole mail.
 */
export function renderPageWrapper({ style }: BlockView<object>, context: RenderContext): string {
  const { settings } = context;
  const inner = color(settings.bgColor);
  const background = backgroundOf({ ...style, backgroundColor: color(settings.outerColor) }, context);
  const outer = withSolidBackground({ backgroundColor: color(settings.outerColor) }, background);
  const dark = deviceClasses({ dark: style.dark ?? {} }, ['backgroundColor'], context);
  const classes = deviceClasses(style, SPACING_KEYS, context);
  const openCell = `<td${classAttribute(classes)}${styleAttribute(paddingCss(style))}>`;
  const column = styleAttribute(
    `max-width:${px(settings.width)}`,
    'margin:0 auto',
    inner && `background-color:${inner}`,
    style.borderRadius && `border-radius:${px(style.borderRadius)}`,
  );
  const padding = styleAttribute(settings.padding > 0 && `padding:${px(settings.padding)}`);
  const label = context.children.length === 0 ? context.labelAttribute('label.empty') : '';
  const content = `${FULL_TABLE} align="center"${inner && ` bgcolor="${inner}"`}${classAttribute(dark)}${column}><tr><td${label}${padding}>${context.children.join('\n')}</td></tr></table>`;
  const fixed = settings.outlook
    ? onlyWord(`${TABLE} width="${settings.width}" align="center"><tr><td>`) + content + onlyWord('</td></tr></table>')
    : content;
  const around = bgcolor(outer);
  const look = styleAttribute(outer.backgroundColor && `background-color:${outer.backgroundColor}`, background.css);
  return `${FULL_TABLE}${around && ` ${around}`}${classAttribute(dark, background.darkClass)}${look}><tr>${openCell}${fixed}</td></tr></table>`;
}
