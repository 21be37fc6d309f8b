import type { StyleValues } from '@mailwright/document';
import type { RenderContext } from '../mail-block.ts';
import { alignAttribute } from '../shared/block-align.ts';
import { BOX_KEYS, box, horizontalInset, paddingCss } from '../shared/box.ts';
import { classAttribute, color, css, px, styleAttribute } from '../shared/css.ts';
import type { BlockView } from '../shared/define-block.ts';
import { deviceClasses } from '../shared/device-style.ts';
import { hoverLinkClass } from '../shared/hover-link-class.ts';
import { inlineRow } from '../shared/inline-row.ts';
import { linkHtml } from '../shared/link/link.ts';
import { labelWidth } from '../shared/text/label-width.ts';
import { mergeTextHtml } from '../shared/text/merge-text.ts';
import { TYPOGRAPHY_KEYS, typographyCss } from '../shared/text/typography.ts';
import type { MenuProps } from './definition.ts';

/** Fonts other than Arial are up to this much wider. */
const WIDER_FONTS = 1.15;

/**
 * Returns the number of items per row such that no word is wider than its item's share: all of them if there is room,
 * otherwise rows as even as possible.
 */
function itemsPerRow({ items, paddingX, separatorWidth }: MenuProps, style: StyleValues, width: number): number {
  const { fontSize = 20, fontWeight, fontFamily = '', letterSpacing = 0 } = style;
  const wider = /^'?(?:Arial'?|Helvetica)(?:,|$)/.test(fontFamily) ? 1 : WIDER_FONTS;
  const words = items.flatMap(({ label }) => label.split(/\s+/));
  const longest = Math.max(
    ...words.map((word) => labelWidth(word, fontSize, fontWeight === 'bold') * wider + letterSpacing * word.length),
  );
  const fitting = Math.floor(width / (longest + 2 * paddingX + separatorWidth));
  if (fitting >= items.length) return items.length;
  const rows = Math.ceil(items.length / Math.max(1, fitting));
  return Math.ceil(items.length / rows);
}

const FRAME_KEYS = BOX_KEYS.filter((key) => key !== 'align');

/**
 * Items that share the width evenly, in as many rows as their words need, and wrap where they do not fit: below the menu's breakpoint each is as wide as its
 * text; where no media query works each keeps its share, so that a row of four becomes two of two on a phone.
 */
export function renderMenu(view: BlockView<MenuProps>, context: RenderContext): string {
  const { props, style } = view;
  const { items } = props;
  if (items.length === 0) return `<div${context.labelAttribute('label.empty')}></div>`;
  const { textAlign: _inner, ...typography } = style;
  const width = Math.max(1, context.width - horizontalInset(style));
  const perRow = itemsPerRow(props, style, width);
  const share = Math.max(1, Math.floor(width / perRow));
  const look = css(
    'display:block',
    paddingCss({
      paddingTop: props.paddingY,
      paddingRight: props.paddingX,
      paddingBottom: props.paddingY,
      paddingLeft: props.paddingX,
    }),
    typographyCss(typography, 'heading'),
    'text-decoration:none',
  );
  const isInLinkColor = !style.hover?.color && view.node.style.color === undefined;
  const classes = classAttribute(
    deviceClasses(style, TYPOGRAPHY_KEYS, context, 'heading'),
    isInLinkColor && hoverLinkClass(context),
  );
  const own = narrowClasses(props, context);
  const cellAlign = alignAttribute(style.align, context.settings);
  const cellPadding = paddingCss({ paddingTop: props.paddingY, paddingBottom: props.paddingY });
  const pieces = items.map(({ label, link }, index) => {
    const line = index < items.length - 1 && (index + 1) % perRow > 0 ? separator(props, context) : '';
    // Word draws the line at its own cell.
    const inner = styleAttribute(look, line, line && 'mso-border-alt:none');
    const text = linkHtml(link, context, classes + inner, mergeTextHtml(label, context));
    return {
      html: `<div${own} style="display:inline-block;width:100%;max-width:${share}px;vertical-align:top">${text}</div>`,
      newRow: index > 0 && index % perRow === 0,
      wordCell: `${cellAlign}${styleAttribute(`width:${px(share)}`, cellPadding, line)}`,
    };
  });
  const row = inlineRow(pieces, context, {
    attributes: classAttribute(deviceClasses(style, ['align'], context)),
    align: style.align,
    wordWidth: width,
  });
  return box(row, style, context, FRAME_KEYS);
}

/** A share of the width is for wide windows only. As wide as their texts, items without lines need room between them. */
function narrowClasses({ separator: line }: MenuProps, context: RenderContext): string {
  const natural = 'width:auto;max-width:100%';
  if (line !== 'none') return classAttribute(context.responsive('tablet', natural));
  return classAttribute(
    context.responsive('tablet', `${natural};padding:0 8px`),
    context.responsive('phone', 'padding:0 2px'),
  );
}

function separator(props: MenuProps, context: RenderContext): string {
  if (props.separator === 'none') return '';
  const side = context.settings.dir === 'rtl' ? 'left' : 'right';
  return `border-${side}:${px(props.separatorWidth)} ${props.separator} ${color(props.separatorColor) || '#d5d8dd'}`;
}
