import { quotedAttribute } from '@mailwright/contract';
import type { GeneralSettings, NodeStyle } from '@mailwright/document';
import type { RenderContext } from '../mail-block.ts';
import { alignAside, alignClasses, alignMargin } from '../shared/block-align.ts';
import { BOX_KEYS, box, horizontalInset } from '../shared/box.ts';
import { classAttribute, css, px, styleAttribute } from '../shared/css.ts';
import { darkBackground, darkTextColor } from '../shared/dark-ink.ts';
import type { BlockView } from '../shared/define-block.ts';
import { deviceClasses } from '../shared/device-style.ts';
import { imageUrl } from '../shared/image-url.ts';
import { linkAttributes } from '../shared/link/link.ts';
import { mergeAttribute } from '../shared/text/merge-text.ts';
import { textDefaults, typographyCss } from '../shared/text/typography.ts';
import type { ImageProps } from './definition.ts';
import { type PlacedPicture, placedPictures } from './versions.ts';

const OWN_KEYS = ['borderRadius', 'opacity'] as const;

/** Nobody sees or hears it until the style sheet says otherwise; the second for Word, should it come to it after all. */
const HIDDEN = 'display:none;mso-hide:all';

const BOX_ONLY_KEYS = BOX_KEYS.filter((key) => key !== 'borderRadius' && key !== 'opacity');

/** Props of an image; other blocks pass them too, without `fullWidth`. */
type ShownImage = Omit<ImageProps, 'fullWidth'> & Partial<Pick<ImageProps, 'fullWidth'>>;

/** An image without an address sends nothing; the canvas shows its label there. */
export function renderImage(view: BlockView<ShownImage>, context: RenderContext): string {
  const { props, style } = view;
  const src = imageUrl(props.src, context);
  if (!src)
    return `<div${context.labelAttribute(props.link.target === '_blank' ? 'label.linked' : 'label.empty')}></div>`;
  const available = Math.max(1, Math.round(context.width - horizontalInset(style)));
  const wanted = props.fullWidth ? available : props.width || props.naturalWidth || available;
  // Shares of columns are rounded: a pixel more is what the image was set to.
  const width = wanted - available <= 1 ? wanted : available;
  const fills = width >= available;
  const link = linkAttributes(props.link, context);
  // A link needs a name: a decorative image that leads somewhere says where.
  const alt = link ? props.alt || props.link.title : props.decorative ? '' : props.alt;
  const look = css(
    fills ? 'width:100%' : `width:${px(width)};max-width:100%`,
    'height:auto',
    // Old clients draw a border around pictures that lead somewhere.
    link && 'border:0',
    // The cell's align moves it in Word and old clients, the margin everywhere else.
    !fills && alignAside(style.align, context.settings) && alignMargin(style.align),
    style.borderRadius && `border-radius:${px(style.borderRadius)}`,
    style.opacity !== undefined && style.opacity < 1 && `opacity:${style.opacity}`,
    alt && altCss(context.settings),
  );
  const ink = alt && darkTextColor(context.settings.textColor, darkBackground(style, context.darkBackground));
  const classes = [
    ink && context.responsive('dark', `color:${ink}`),
    deviceClasses(style, OWN_KEYS, context),
    fills ? '' : alignClasses(style, context),
  ];
  const image = ({ src, classes: swap, isTwin }: PlacedPicture) =>
    `<img src=${quotedAttribute(src)} alt=${mergeAttribute(alt, context)} width="${width}"${classAttribute(...classes, swap)}${styleAttribute(isTwin ? HIDDEN : 'display:block', look)}>`;
  const [own, ...twins] = placedPictures(src, props, context);
  const images = image(own) + withoutWord(twins.map(image).join(''), context);
  const linked = link ? `<a${link} style="display:block;text-decoration:none">${images}</a>` : asOne(images, twins);
  return box(linked, fills ? withoutAlign(style) : style, context, BOX_ONLY_KEYS);
}

function withoutAlign({ align: _align, ...style }: NodeStyle): NodeStyle {
  return style;
}

/** Returns the CSS of the alternative text: columns have no font size to inherit, and Word inherits nothing. */
function altCss(settings: GeneralSettings): string {
  return typographyCss(textDefaults(settings), 'text');
}

/** Word-based Outlook reads neither media queries nor `display` of an image: it is not given what others show instead. */
function withoutWord(html: string, { settings }: RenderContext): string {
  return html && settings.outlook ? `<!--[if !mso]><!-->${html}<!--<![endif]-->` : html;
}

/** A block is one element. */
function asOne(images: string, twins: readonly PlacedPicture[]): string {
  return twins.length > 0 ? `<div>${images}</div>` : images;
}
