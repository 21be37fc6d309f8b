import type { RenderContext } from '../mail-block.ts';
import { BOX_KEYS, box, horizontalInset } from '../shared/box.ts';
import { css, px } from '../shared/css.ts';
import type { BlockView } from '../shared/define-block.ts';
import { escapeHtml } from '../shared/escape.ts';
import { linkAttributes } from '../shared/link.ts';
import { mergeTextHtml } from '../shared/merge-text.ts';
import type { ImageProps } from './definition.ts';

const KEYS_OF_BOX = BOX_KEYS.filter((key) => key !== 'borderRadius' && key !== 'opacity');

/** An image without an address sends nothing; the canvas shows its label there. */
export function renderImage({ props, style }: BlockView<ImageProps>, context: RenderContext): string {
  const src = context.url(props.src);
  if (!src) return `<div${context.label('label.empty')}></div>`;
  const available = Math.max(1, Math.round(context.width - horizontalInset(style)));
  const width = Math.min(props.width || props.naturalWidth || available, available);
  const fills = width === available;
  const align = style.align ?? 'left';
  const image =
    `<img src="${escapeHtml(src)}" alt="${props.decorative ? '' : mergeTextHtml(props.alt, context)}" width="${width}" style="` +
    css(
      'display:block',
      fills ? 'width:100%' : `width:${px(width)};max-width:100%`,
      'height:auto;border:0',
      // The cell's align moves it in Word and old clients, the margin everywhere else.
      !fills && align === 'center' && 'margin:0 auto',
      !fills && align === 'right' && 'margin:0 0 0 auto',
      style.borderRadius && `border-radius:${px(style.borderRadius)}`,
      style.opacity !== undefined && style.opacity < 1 && `opacity:${style.opacity}`,
    ) +
    '">';
  const link = linkAttributes(props.link, context);
  const linked = link ? `<a${link} style="display:block;text-decoration:none">${image}</a>` : image;
  const { align: _aligned, ...filling } = style;
  return box(linked, fills ? filling : style, context, KEYS_OF_BOX);
}
