import { mapTags, neutralTag } from '@mailwright/contract';
import { renderButton } from '../button/render.ts';
import { renderImage } from '../image/render.ts';
import type { RenderContext } from '../mail-block.ts';
import { shareOf } from '../section/column-widths.ts';
import { BOX_KEYS, box, horizontalInset } from '../shared/box.ts';
import { classAttribute, px, styleAttribute } from '../shared/css.ts';
import type { BlockView } from '../shared/define-block.ts';
import { deviceClasses } from '../shared/device-style.ts';
import { NO_DRAWN_ICON } from '../shared/drawn-icon.ts';
import { imageUrl } from '../shared/image-url.ts';
import { inlineRow } from '../shared/inline-row.ts';
import { mergeTextHtml } from '../shared/text/merge-text.ts';
import { TYPOGRAPHY_KEYS, typographyCss } from '../shared/text/typography.ts';
import { priceHtml, priceText } from './price.ts';
import type { ProductProps } from './props.ts';

/** Width of the picture beside the words, as a share of the whole. */
const PICTURE_SHARE = 0.4;

const GAP = 16;

/** Font size of the name in relation to that of the description. */
const TITLE_SCALE = 1.25;

/** Size of the words of one that stands beside others, CSS pixels: the least that reads well. */
const COMPACT_SIZE = 14;

/** The corners of the button where no brand kit says them, CSS pixels. */
const BUTTON_RADIUS = 6;

export function renderProduct(view: BlockView<ProductProps>, context: RenderContext): string {
  const width = Math.max(1, Math.round(context.width - horizontalInset(view.style)));
  return box(productHtml(view, width, context), view.style, context, BOX_KEYS);
}

/** A product without its box. `isCompact`: its words are set smaller, for one that stands beside others. */
export function productHtml(
  view: BlockView<ProductProps>,
  width: number,
  context: RenderContext,
  isCompact = false,
): string {
  const { layout, live: drawn } = view.props;
  const below = (props: Partial<ProductProps>, size: number) =>
    words({ ...view, props: { ...view.props, ...props } }, size, context, isCompact);
  if (drawn) return live(view, drawn, width, context, below);
  return layout === 'vertical' ? vertical(view, width, context, below) : horizontal(view, width, context, below);
}

/** The words of a product, with some of its props changed, for a width. */
type Words = (props: Partial<ProductProps>, width: number) => string;

function vertical(view: BlockView<ProductProps>, width: number, context: RenderContext, below: Words): string {
  const picture = pictureHtml(view, width, context);
  return `<div>${picture ? picture + SPACE : noPicture(view, context)}${below({}, width)}</div>`;
}

const SPACE = `<div style="height:${px(GAP)};line-height:${px(GAP)};font-size:0">&#8203;</div>`;

/** Picture, name and price as the server draws them when the mail is opened; what they are now stands in for them. */
function live(
  view: BlockView<ProductProps>,
  { src, href, width: drawn }: NonNullable<ProductProps['live']>,
  width: number,
  context: RenderContext,
  below: Words,
): string {
  const { node, props } = view;
  // Merge fields stay as they are typed: the image writes them.
  const price = priceText(props, { ...context, mergeTag: neutralTag });
  const picture = {
    src,
    alt: [props.alt || props.title, price].filter(Boolean).join(', '),
    link: { ...props.link, href },
    width: drawn,
    decorative: false,
  };
  const shown = renderImage({ node, props: picture, style: { align: 'center' } }, { ...context, width });
  return `<div>${shown}${SPACE}${below({ link: picture.link, showTitle: false, showPrice: false }, width)}</div>`;
}

function horizontal(view: BlockView<ProductProps>, width: number, context: RenderContext, below: Words): string {
  const left = Math.round(width * PICTURE_SHARE);
  const right = width - left;
  const picture = pictureHtml(view, Math.max(1, left - GAP), context);
  if (!picture) return `<div>${noPicture(view, context)}${below({}, width)}</div>`;
  const isTurned = context.settings.dir === 'rtl';
  const narrow = context.responsive('stack', `padding-${isTurned ? 'left' : 'right'}:0`);
  const column = (size: number, html: string) => {
    return `<div class="${context.stacking(shareOf(size, width))}" style="display:inline-block;width:100%;max-width:${size}px;vertical-align:top">${html}</div>`;
  };
  // Word reads no padding here; the picture's own width leaves the gap there.
  const spaced = `<div class="${narrow}" style="padding:${isTurned ? `0 0 ${px(GAP)} ${px(GAP)}` : `0 ${px(GAP)} ${px(GAP)} 0`}">${picture}</div>`;
  return inlineRow(
    [
      { html: column(left, spaced), wordCell: ` valign="top" style="width:${left}px"` },
      { html: column(right, below({}, right)), wordCell: ` valign="top" style="width:${right}px"` },
    ],
    context,
    { wordWidth: width },
  );
}

/** An empty element: the canvas asks for a picture there. */
function noPicture({ props }: BlockView<ProductProps>, context: RenderContext): string {
  return props.showImage ? `<div${context.labelAttribute('label.empty')}></div>` : '';
}

function pictureHtml(view: BlockView<ProductProps>, width: number, context: RenderContext): string {
  const { src, alt, title, link } = view.props;
  if (!view.props.showImage || !imageUrl(src, context)) return '';
  const props = { src, alt: alt || title, link, width: 0, decorative: false };
  return renderImage({ node: view.node, props, style: { align: 'center' } }, { ...context, width });
}

function words(view: BlockView<ProductProps>, width: number, context: RenderContext, isCompact: boolean): string {
  const { props, style } = view;
  const size = isCompact ? Math.min(COMPACT_SIZE, style.fontSize ?? COMPACT_SIZE) : (style.fontSize ?? 16);
  const classes = classAttribute(deviceClasses(style, TYPOGRAPHY_KEYS, context));
  const line = (html: string, under: number, scale: number, bold: boolean) => {
    const typography = {
      ...style,
      ...(scale > 1 && { fontFamily: titleFont(style.fontFamily, context) }),
      fontSize: Math.round(size * scale),
      ...(bold && { fontWeight: 'bold' as const }),
    };
    const look = styleAttribute(`margin:0 0 ${px(under)}`, typographyCss(typography, bold ? 'heading' : 'text'));
    return `<p${classes}${look}>${withLineBreaks(html)}</p>`;
  };
  return [
    props.showTitle && props.title && line(mergeTextHtml(props.title, context), 6, TITLE_SCALE, true),
    props.showPrice && props.price + props.salePrice && line(priceHtml(props, context), 8, 1, true),
    props.showDescription && props.description && line(mergeTextHtml(props.description, context), 12, 1, false),
    buttonHtml(view, width, context, isCompact),
  ]
    .filter(Boolean)
    .join('');
}

/** Line ends of the words; those inside a template tag are the sending system's to read. */
function withLineBreaks(html: string): string {
  return mapTags(
    html,
    (words) => words.replace(/\r?\n/g, '<br>'),
    (tag) => tag,
  );
}

/** The name is a heading, in the font of those, unless the block was given a font of its own. */
function titleFont(font: string | undefined, { settings }: RenderContext): string {
  return font === undefined || font === settings.paragraphFonts ? settings.headerFonts : font;
}

function buttonHtml(
  { node, props, style }: BlockView<ProductProps>,
  width: number,
  context: RenderContext,
  isCompact: boolean,
): string {
  if (!props.buttonLabel) return '';
  const { textAlign, fontFamily = '' } = style;
  const button = {
    label: props.buttonLabel,
    link: props.link,
    fullWidth: false,
    paddingX: isCompact ? 10 : 20,
    paddingY: 10,
    iconEnable: false,
    iconSrc: '',
    ...NO_DRAWN_ICON,
    iconAlign: 'left',
    iconSize: 32,
    iconIndent: 8,
  } as const;
  const look = {
    ...(textAlign && textAlign !== 'justify' && { align: textAlign }),
    fontFamily,
    fontSize: isCompact ? COMPACT_SIZE : 16,
    fontWeight: 'bold',
    lineHeight: 100,
    color: props.buttonTextColor,
    backgroundColor: props.buttonColor,
    borderRadius: props.buttonRadius ?? BUTTON_RADIUS,
  } as const;
  return renderButton({ node, props: button, style: look }, { ...context, width });
}
