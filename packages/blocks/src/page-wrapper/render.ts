import type { RenderContext } from '../mail-block.ts';
import { paddingCss, SPACING_KEYS } from '../shared/box.ts';
import { classAttribute, color, px, styleAttribute } from '../shared/css.ts';
import type { BlockView } from '../shared/define-block.ts';
import { deviceClasses } from '../shared/device-style.ts';
import { FULL_TABLE, onlyWord, TABLE } from '../shared/table.ts';

/** A ground over the whole width, and on it the mail's column: as wide as set, narrower where the window is. */
export function renderPageWrapper({ style }: BlockView<object>, context: RenderContext): string {
  const { settings } = context;
  const outer = color(settings.outerColor);
  const inner = color(settings.bgColor);
  const classes = deviceClasses(style, SPACING_KEYS, context);
  const ground = `<td${classAttribute(classes)}${styleAttribute(paddingCss(style))}>`;
  const column = styleAttribute(
    `max-width:${px(settings.width)}`,
    'margin:0 auto',
    inner && `background-color:${inner}`,
    style.borderRadius && `border-radius:${px(style.borderRadius)}`,
  );
  const padding = styleAttribute(settings.padding > 0 && `padding:${px(settings.padding)}`);
  const label = context.children.length === 0 ? context.label('label.empty') : '';
  const content = `${FULL_TABLE} align="center"${inner && ` bgcolor="${inner}"`}${column}><tr><td${label}${padding}>${context.children.join('\n')}</td></tr></table>`;
  const fixed = settings.outlook
    ? onlyWord(`${TABLE} width="${settings.width}" align="center"><tr><td>`) + content + onlyWord('</td></tr></table>')
    : content;
  return `${FULL_TABLE}${outer && ` bgcolor="${outer}"`}${styleAttribute(outer && `background-color:${outer}`)}><tr>${ground}${fixed}</td></tr></table>`;
}
