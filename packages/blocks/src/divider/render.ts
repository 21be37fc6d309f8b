import type { RenderContext } from '../mail-block.ts';
import { alignAttribute } from '../shared/block-align.ts';
import { box, SPACING_KEYS } from '../shared/box.ts';
import { color, px } from '../shared/css.ts';
import type { BlockView } from '../shared/define-block.ts';
import { TABLE } from '../shared/table.ts';
import type { DividerProps } from './definition.ts';

/** A cell's top border: Word draws `<hr>` its own way. */
export function renderDivider({ props, style }: BlockView<DividerProps>, context: RenderContext): string {
  const align = props.width < 100 ? alignAttribute(style.align, context.settings) : '';
  const line = `border-top:${px(props.thickness)} ${props.lineStyle} ${color(props.color) || '#d5d8dd'}`;
  const rule = `${TABLE} width="${props.width}%"${align}><tr><td style="${line};font-size:0;line-height:0">&nbsp;</td></tr></table>`;
  return box(rule, style, context, SPACING_KEYS);
}
