import type { NodeStyle } from '@mailwright/document';
import type { RenderContext } from '../mail-block.ts';
import { box } from '../shared/box.ts';
import { classAttribute, color, styleAttribute } from '../shared/css.ts';
import { darkBackground } from '../shared/dark-ink.ts';
import type { BlockView } from '../shared/define-block.ts';
import { deviceClasses } from '../shared/device-style.ts';
import { hoverLinkClass } from '../shared/hover-link-class.ts';
import { linkHtml } from '../shared/link/link.ts';
import { mergeTextHtml } from '../shared/text/merge-text.ts';
import { TYPOGRAPHY_KEYS, typographyCss } from '../shared/text/typography.ts';
import type { LinkProps } from './definition.ts';

const INK_KEYS = ['color'] as const;

const LINE_KEYS = TYPOGRAPHY_KEYS.filter((key) => key !== 'color');

/** The mail's own color of links in dark mode, where the link has no color of its own. */
function inLinkColor(style: NodeStyle, { settings, darkBackground: around }: RenderContext): NodeStyle {
  const { linkColorDark } = settings;
  if (!linkColorDark || style.dark?.color || !darkBackground(style, around)) return style;
  return { ...style, dark: { ...style.dark, color: linkColorDark } };
}

/** One line that is a link. Its colour is the link's own: clients give links theirs, whatever the line says. */
export function renderLink({ node, props, style: given }: BlockView<LinkProps>, context: RenderContext): string {
  const style = node.style.color === undefined ? inLinkColor(given, context) : given;
  const { color: textColor, ...line } = style;
  const attributes =
    context.editAttribute('label') +
    classAttribute(
      deviceClasses(style, INK_KEYS, context),
      !style.hover?.color && node.style.color === undefined && hoverLinkClass(context),
    ) +
    styleAttribute(
      color(textColor) && `color:${color(textColor)}`,
      `text-decoration:${props.underline ? 'underline' : 'none'}`,
    );
  const look =
    classAttribute(deviceClasses(style, LINE_KEYS, context)) + styleAttribute('margin:0', typographyCss(line, 'text'));
  const link = linkHtml(props.link, context, attributes, mergeTextHtml(props.label, context));
  return box(`<p${look}>${link}</p>`, style, context);
}
