import { isHiddenAtFirst, type NodeStyle } from '@mailwright/document';
import type { RenderContext } from '../mail-block.ts';

/** Attributes that hide an element on some devices. */
export interface Hiding {
  /** '' where it is hidden nowhere. */
  readonly className: string;
  /** Declarations of the element itself; '' where it is hidden by rules for narrow screens alone. */
  readonly css: string;
  /** Keeps what is in it from Word, which does not hide all that stands in something hidden. */
  readonly content: (html: string) => string;
}

/** Value of `display` with which rules for narrow screens show an element again. */
export type ShownAs = 'block' | 'inline-block' | 'table-cell';

const SHOWN: Hiding = { className: '', css: '', content: (html) => html };

/**
 * The hide-element option: "tablet" hides below 992 px, "mobile" below 480 px, as the specification has it. Their
 * twins are hidden by themselves and shown there: a client without such rules shows what is for large screens.
 */
export function hiding(style: NodeStyle | undefined, shownAs: ShownAs, context: RenderContext): Hiding {
  const printed = style?.hideInPrint ? context.responsive('print', 'display:none') : '';
  const { hideOn } = style ?? {};
  if (!style || !hideOn) return { ...SHOWN, className: printed };
  const screen = hideOn === 'tablet' || hideOn === 'desktop' ? 'tablet' : 'phone';
  const isHidden = isHiddenAtFirst(style);
  const rule = context.responsive(screen, isHidden ? `display:${shownAs}` : 'display:none');
  const className = printed ? `${rule} ${printed}` : rule;
  return isHidden ? { className, css: 'display:none;mso-hide:all', content: context.notWord } : { ...SHOWN, className };
}
