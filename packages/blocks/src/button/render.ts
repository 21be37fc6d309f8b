import { quotedAttribute } from '@mailwright/contract';
import type { RenderContext } from '../mail-block.ts';
import { alignAside, alignAttribute } from '../shared/block-align.ts';
import { bgcolor, borderCss, box, horizontalInset, paddingCss, SPACING_KEYS } from '../shared/box.ts';
import { classAttribute, color, css, keyword, px, styleAttribute } from '../shared/css.ts';
import type { BlockView } from '../shared/define-block.ts';
import { deviceClasses } from '../shared/device-style.ts';
import { imageUrl } from '../shared/image-url.ts';
import { linkHtml } from '../shared/link/link.ts';
import { notWord, onlyWord, TABLE } from '../shared/table.ts';
import { mergeTextHtml } from '../shared/text/merge-text.ts';
import { TYPOGRAPHY_KEYS, typographyCss } from '../shared/text/typography.ts';
import type { ButtonProps } from './definition.ts';
import { wordButton } from './word-button.ts';

const BUTTON_KEYS = [...TYPOGRAPHY_KEYS, 'backgroundColor', 'borderRadius', 'borderColor'] as const;

/** The label of a button that is as wide as its label has nowhere to go. */
const NATURAL_KEYS = BUTTON_KEYS.filter((key) => key !== 'textAlign');

/**
 * A link that looks like a button, in a paragraph that aligns it; for Word the same button drawn as a VML shape,
 * or, where it would be a shape in a shape or cannot be one, as a table cell.
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
  const isElement = context.isElementLink?.(context.url(props.link.href)) ?? false;
  const drawn = outlook && !context.insideShape && !isElement;
  const both = drawn ? wordButton(view, width, context) + notWord(link) : link;
  const aside = alignAside(style.align, context.settings);
  const align = aside && `text-align:${aside}`;
  const device = deviceClasses(style, ['align'], context);
  // No font size of its own: the line would stand higher than the button.
  const line = `<p${classAttribute(device)}${styleAttribute('margin:0;font-size:0', align)}>${both}</p>`;
  const beside = outlook && !drawn ? `<div>${wordButtonCell(view, context)}${notWord(line)}</div>` : line;
  return box(beside, style, context, SPACING_KEYS);
}

/**
 * The icon beside the label; '' without one. It adds nothing to what the label says, so it has no text. Word gets the
 * label alone: the text of a VML shape holds no pictures.
 */
function buttonIcon(props: ButtonProps, context: RenderContext): string {
  const src = props.iconEnable ? imageUrl(props.iconSrc, context) : '';
  if (!src) return '';
  const { iconSize: size, iconIndent: indent } = props;
  const side = (props.iconAlign === 'left') === (context.settings.dir === 'ltr') ? 'right' : 'left';
  const margin = indent > 0 ? `;margin-${side}:${px(indent)}` : '';
  const width = Math.max(1, Math.round(size));
  return `<img src=${quotedAttribute(src)} alt="" width="${width}" style="width:${px(width)};height:auto;border:0;vertical-align:middle${margin}">`;
}

/** Icon and label in reading order; the label in an element of its own, so that it is edited without the icon. */
function besideIcon(icon: string, label: string, props: ButtonProps, context: RenderContext): string {
  const words = `<span${context.editAttribute('label')} style="vertical-align:middle">${label}</span>`;
  return props.iconAlign === 'left' ? icon + words : words + icon;
}

/** The button for Word inside a VML shape, where it drops further shapes: a cell, without round corners. */
function wordButtonCell({ props, style }: BlockView<ButtonProps>, context: RenderContext): string {
  const { textAlign, ...typography } = style;
  const inside = (props.fullWidth && keyword(textAlign)) || 'center';
  const { paddingX, paddingY } = props;
  const align = alignAttribute(style.align, context.settings);
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
