import { renderImage } from '../image/render.ts';
import type { RenderContext } from '../mail-block.ts';
import { alignAside } from '../shared/block-align.ts';
import { BOX_KEYS, box } from '../shared/box.ts';
import { classAttribute, styleAttribute } from '../shared/css.ts';
import { darkLinkClass, onOwnGround } from '../shared/dark-ink.ts';
import type { BlockView } from '../shared/define-block.ts';
import { hoverLinkClass } from '../shared/hover-link-class.ts';
import { imageUrl } from '../shared/image-url.ts';
import { linkHtml } from '../shared/link/link.ts';
import { mergeTextHtml } from '../shared/text/merge-text.ts';
import { typographyCss } from '../shared/text/typography.ts';
import type { VideoProps } from './definition.ts';

/** Title shown for a video that has none. */
const NAMELESS = 'Video';

const BOX_ONLY_KEYS = BOX_KEYS.filter((key) => key !== 'align');

/** No mail client plays videos: a picture with a play button leads to it, or words where there is no picture. */
export function renderVideo(view: BlockView<VideoProps>, context: RenderContext): string {
  const { videolink, videoalt, src } = view.props;
  if (!videolink) return `<div${context.labelAttribute('label.empty')}></div>`;
  const link = { href: videolink, target: '_blank', title: '' } as const;
  const alt = videoalt || NAMELESS;
  if (!imageUrl(src, context)) {
    const { fontFamily = '', align } = view.style;
    const look = typographyCss({ fontFamily, color: context.settings.linkColor }, 'text');
    const dark = classAttribute(darkLinkClass(onOwnGround(view.style, context)), hoverLinkClass(context));
    const words = linkHtml(link, context, dark + styleAttribute(look), `&#9654; ${mergeTextHtml(alt, context)}`);
    const aside = alignAside(align, context.settings);
    const side = aside && `text-align:${aside}`;
    return box(`<p${styleAttribute('margin:0', side)}>${words}</p>`, view.style, context, BOX_ONLY_KEYS);
  }
  return renderImage({ ...view, props: { src, alt, link, width: 0, decorative: false } }, context);
}
