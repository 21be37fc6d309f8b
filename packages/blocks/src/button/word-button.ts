import type { RenderContext } from '../mail-block.ts';
import { BORDER_COLOR } from '../shared/box.ts';
import { color, fontStack, keyword, px } from '../shared/css.ts';
import type { BlockView } from '../shared/define-block.ts';
import { linkAttributes } from '../shared/link/link.ts';
import { onlyWord } from '../shared/table.ts';
import { labelWidth } from '../shared/text/label-width.ts';
import { mergeTextHtml } from '../shared/text/merge-text.ts';
import { lineHeight } from '../shared/text/typography.ts';
import type { ButtonProps } from './definition.ts';

/** The label, in the middle unless it is set aside in a button over the whole width. */
function labelOf(
  { props, style }: Pick<BlockView<ButtonProps>, 'props' | 'style'>,
  textColor: string,
  context: RenderContext,
) {
  const label = mergeTextHtml(props.label, context);
  const side = props.fullWidth ? keyword(style.textAlign) : '';
  if (!side || side === 'center') return `<center style="${textColor}">${label}</center>`;
  return `<p align="${side}" style="margin:0 ${px(props.paddingX)};${textColor}">${label}</p>`;
}

/**
 * The button as Word draws it: `v:roundrect` with corners, `v:rect` without. VML knows no padding, so the size is
 * worked out from the label; a merge field counts as its own name.
 */
export function wordButton(
  { props, style }: BlockView<ButtonProps>,
  available: number,
  context: RenderContext,
): string {
  const size = style.fontSize ?? 16;
  const border = style.borderTopWidth ?? 0;
  const line = size * Number(lineHeight(style.lineHeight ?? 100, 'heading'));
  const height = Math.round(line + 2 * props.paddingY + 2 * border);
  const font = fontStack(style.fontFamily).split(',')[0] || 'Arial';
  const label = labelWidth(props.label, size, style.fontWeight === 'bold', font) + 2 * props.paddingX + 2 * border;
  const width = Math.round(props.fullWidth ? available : Math.min(label, available));
  const radius = style.borderRadius ?? 0;
  const tag = radius > 0 ? 'v:roundrect' : 'v:rect';
  const arc = radius > 0 ? ` arcsize="${Math.min(50, Math.round((radius / height) * 100))}%"` : '';
  const stroke =
    border > 0
      ? ` strokecolor="${color(style.borderColor) || BORDER_COLOR}" strokeweight="${px(border)}"`
      : ' stroke="f"';
  const fill = color(style.backgroundColor);
  const link = linkAttributes({ href: props.link.href }, context);
  const textColor = color(style.color) || '#ffffff';
  const weight = style.fontWeight === 'bold' ? 'bold ' : '';
  return onlyWord(
    `<${tag}${link} style="width:${width}px;height:${height}px;v-text-anchor:middle"${arc}${stroke}` +
      `${fill ? ` fillcolor="${fill}"` : ' filled="f"'}><w:anchorlock/>` +
      `${labelOf({ props, style }, `color:${textColor};font:${weight}${px(size)} ${font}`, context)}</${tag}>`,
  );
}
