import type { ImportBox } from '../import-node.ts';
import type { BoxStyle, Sides } from '../look/box-style.ts';
import { heightOfAll } from './natural-height.ts';

/** Less is not seen, and more than words are guessed wrong by, CSS pixels. */
const SEEN = 8;

/** The window of a phone, CSS pixels. */
const PHONE = 375;

/** A box that is set higher than what it holds, with the rest of its height as padding: blocks are as high as that. */
export function withSetHeight(box: ImportBox, width: number): ImportBox {
  const { look, phone, element } = box;
  if (look.height < 2 * SEEN || element.tagName === 'table' || element.tagName === 'tr') return box;
  return {
    ...box,
    look: { ...look, padding: raised(box, look, width) },
    phone: { ...phone, padding: raised(box, phone, Math.min(width, PHONE - across(phone.padding))) },
  };
}

function raised({ children, verticalAlign }: ImportBox, { padding, height }: BoxStyle, width: number): Sides {
  const content = heightOfAll(children, width);
  const rest = content === null ? 0 : Math.round(height - content);
  if (rest < SEEN) return padding;
  const over = verticalAlign === 'top' ? 0 : verticalAlign === 'bottom' ? rest : Math.floor(rest / 2);
  return { ...padding, top: padding.top + over, bottom: padding.bottom + rest - over };
}

function across({ left, right }: Sides): number {
  return left + right;
}
