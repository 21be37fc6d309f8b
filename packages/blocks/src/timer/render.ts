import { renderImage } from '../image/render.ts';
import type { RenderContext } from '../mail-block.ts';
import { horizontalInset } from '../shared/box.ts';
import type { BlockView } from '../shared/define-block.ts';
import { NO_LINK } from '../shared/link/link.ts';
import { countdownAddress } from './countdown-address.ts';
import type { TimerProps } from './definition.ts';
import { endWords } from './end-words.ts';

/** A picture that the server draws anew for everybody who opens the mail. */
export function renderTimer(view: BlockView<TimerProps>, context: RenderContext): string {
  const { props, style } = view;
  if (!props.endDate) return `<div${context.labelAttribute('label.noDate')}></div>`;
  if (!props.timeZone) return `<div${context.labelAttribute('label.noZone')}></div>`;
  const shown = Math.max(1, Math.min(props.width, Math.round(context.width - horizontalInset(style))));
  const src = countdownAddress(props, shown, context.settings.lang);
  const alt = endWords(props, context.settings.lang);
  return renderImage({ ...view, props: { src, alt, link: NO_LINK, width: shown, decorative: false } }, context);
}
