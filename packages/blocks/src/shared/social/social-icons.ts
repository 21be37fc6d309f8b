import { escapeHtml } from '@mailwright/contract';
import type { NodeStyle } from '@mailwright/document';
import type { RenderContext } from '../../mail-block.ts';
import { BOX_KEYS, box, paddingCss } from '../box.ts';
import { classAttribute, css, px, styleAttribute } from '../css.ts';
import { deviceClasses } from '../device-style.ts';
import { inlineRow } from '../inline-row.ts';
import { type linkAttributes, linkHtml } from '../link/link.ts';
import { type SocialColor, type SocialShape, socialIconPath } from './social-icon.ts';
import { type SocialIconId, socialName } from './social-networks.ts';

/** Look that all icons of a row share. */
export interface SocialLook {
  readonly shape: SocialShape;
  readonly color: SocialColor;
  readonly size: number;
  readonly gap: number;
}

export interface LinkedIcon {
  readonly icon: SocialIconId;
  readonly link: Parameters<typeof linkAttributes>[0];
}

const FRAME_KEYS = BOX_KEYS.filter((key) => key !== 'align');

/** Icons beside each other, each a picture in a link once it has an address. Nothing stands there when they have no size, or there are none. */
export function renderSocialIcons(
  icons: readonly LinkedIcon[],
  look: SocialLook,
  style: NodeStyle,
  context: RenderContext,
): string {
  if (icons.length === 0 || look.size < 1) return `<div${context.labelAttribute('label.empty')}></div>`;
  const { gap, size } = look;
  const side = context.settings.dir === 'rtl' ? 'paddingLeft' : 'paddingRight';
  const pieces = icons.map(({ icon, link }, index) => {
    const space = index < icons.length - 1 ? paddingCss({ [side]: gap }) : '';
    const src = escapeHtml(context.url(socialIconPath(icon, look.shape, look.color, size)));
    const image = `<img src="${src}" alt="${socialName(icon)}" width="${size}" style="display:block;width:${px(size)};height:auto;border:0">`;
    const inline = styleAttribute('display:inline-block;vertical-align:top', space, INK);
    return { html: linkHtml(link, context, inline, image), wordCell: styleAttribute(space) };
  });
  const attributes = classAttribute(deviceClasses(style, ['align'], context));
  return box(inlineRow(pieces, context, { attributes, align: style.align }), style, context, FRAME_KEYS);
}

/** CSS of the alternative text where pictures are blocked: small, and broken within words since the space is narrow. */
const INK = css(
  'font:11px/1.2 Arial,Helvetica,sans-serif',
  'color:#222222',
  'word-break:break-word',
  'text-decoration:none',
);
