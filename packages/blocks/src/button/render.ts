import type { RenderContext } from '../mail-block.ts';
import { borderCss, box, horizontalInset, paddingCss, SPACING_KEYS } from '../shared/box.ts';
import { classAttribute, color, css, keyword, px, styleAttribute } from '../shared/css.ts';
import type { BlockView } from '../shared/define-block.ts';
import { deviceClasses } from '../shared/device-style.ts';
import { linkHtml } from '../shared/link/link.ts';
import { notWord } from '../shared/table.ts';
import { mergeTextHtml } from '../shared/text/merge-text.ts';
import { TYPOGRAPHY_KEYS, typographyCss } from '../shared/text/typography.ts';
import { besideIcon, buttonIcon } from './button-icon.ts';
import type { ButtonProps } from './definition.ts';
import { wordButton } from './word-button.ts';
import { wordButtonCell } from './word-button-cell.ts';

const BUTTON_KEYS = [...TYPOGRAPHY_KEYS, 'backgroundColor', 'borderRadius', 'borderColor'] as const;

/** The label of a button that is as wide as its label has nowhere to go. */
const NATURAL_KEYS = BUTTON_KEYS.filter((key) => key !== 'textAlign');

/**
 * A link that looks like a button, in a paragraph that aligns it; for Word the same button drawn as a VML shape,
 * or, where it would be a shape in a shape, as a table cell.
 */
export function renderButton(view: BlockView<ButtonProps>, context: RenderContext): string {
  const { props, style } = view;
  const { textAlign, ...typography } = style;
  const inside = props.fullWidth ? keyword(textAlign) || 'center' : '';
  const { paddingX, paddingY } = props;
  const background = color(style.backgroundColor);
  const look = css(
    inside ? `display:block;text-align:${inside}` : 'display:inline-block',
    paddingCss({ paddingTop: paddingY, paddingRight: paddingX, paddingBottom: paddingY, paddingLeft: paddingX }),
    typographyCss(typography, 'heading'),
    'text-decoration:none',
    background && `background-color:${background}`,
    borderCss(style),
    style.borderRadius && `border-radius:${px(style.borderRadius)}`,
  );
  const icon = buttonIcon(props, context);
  const label = mergeTextHtml(props.label, context);
  const attributes =
    (icon ? '' : context.editAttribute('label')) +
    classAttribute(deviceClasses(style, inside ? BUTTON_KEYS : NATURAL_KEYS, context, 'heading')) +
    styleAttribute(look);
  const link = linkHtml(props.link, context, attributes, icon ? besideIcon(icon, label, props, context) : label);
  const width = context.width - horizontalInset({ paddingLeft: style.paddingLeft, paddingRight: style.paddingRight });
  const { outlook } = context.settings;
  const drawn = outlook && !context.insideShape;
  const both = drawn ? wordButton(view, width, context) + notWord(link) : link;
  const align = style.align && style.align !== 'left' ? `text-align:${keyword(style.align)}` : '';
  const device = deviceClasses(style, ['align'], context);
  // No font size of its own: the line would stand higher than the button.
  const line = `<p${classAttribute(device)}${styleAttribute('margin:0;font-size:0', align)}>${both}</p>`;
  const beside = outlook && !drawn ? `<div>${wordButtonCell(view, context)}${notWord(line)}</div>` : line;
  return box(beside, style, context, SPACING_KEYS);
}
