import type { RenderContext } from '../mail-block.ts';
import { bgcolor, borderCss, paddingCss } from '../shared/box.ts';
import { css, keyword, styleAttribute } from '../shared/css.ts';
import type { BlockView } from '../shared/define-block.ts';
import { linkHtml } from '../shared/link/link.ts';
import { onlyWord, TABLE } from '../shared/table.ts';
import { mergeTextHtml } from '../shared/text/merge-text.ts';
import { typographyCss } from '../shared/text/typography.ts';
import type { ButtonProps } from './definition.ts';

/** The button for Word inside a VML shape, where it drops further shapes: a cell, without round corners. */
export function wordButtonCell({ props, style }: BlockView<ButtonProps>, context: RenderContext): string {
  const { textAlign, ...typography } = style;
  const inside = (props.fullWidth && keyword(textAlign)) || 'center';
  const { paddingX, paddingY } = props;
  const align = style.align && style.align !== 'left' ? ` align="${keyword(style.align)}"` : '';
  const background = bgcolor(style);
  const cell = styleAttribute(
    css(
      paddingCss({ paddingTop: paddingY, paddingRight: paddingX, paddingBottom: paddingY, paddingLeft: paddingX }),
      borderCss(style),
    ),
  );
  const textColor = styleAttribute(typographyCss(typography, 'heading'), 'text-decoration:none');
  const link = linkHtml({ href: props.link.href }, context, textColor, mergeTextHtml(props.label, context));
  return onlyWord(
    `${TABLE}${props.fullWidth ? ' width="100%"' : align}><tr><td align="${inside}"${background && ` ${background}`}${cell}>${link}</td></tr></table>`,
  );
}
