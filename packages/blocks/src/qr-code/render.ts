import { renderImage } from '../image/render.ts';
import type { RenderContext } from '../mail-block.ts';
import type { BlockView } from '../shared/define-block.ts';
import { imageUrl } from '../shared/image-url.ts';
import type { QrCodeProps } from './definition.ts';

/** The code as a picture; who reads the mail on a phone cannot scan it, so it is a link as well. */
export function renderQrCode(view: BlockView<QrCodeProps>, context: RenderContext): string {
  const { src, size, url } = view.props;
  if (!url || !imageUrl(src, context))
    return `<div${context.labelAttribute(url ? 'label.making' : 'label.empty')}></div>`;
  const link = { href: whereItLeads(view.props), target: '_blank', title: '' } as const;
  // What it says is what it stands for: nobody listens to "QR code".
  const alt = view.props.alt || url;
  return renderImage({ ...view, props: { src, alt, link, width: size, decorative: false } }, context);
}

/** The web address in the code; '' when it holds something else. */
function whereItLeads({ url }: Pick<QrCodeProps, 'url'>): string {
  return /^https?:\/\//i.test(url) ? url : '';
}
