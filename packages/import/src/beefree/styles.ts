import type { JsonObject, JsonValue, NodeStyle, StyleValues } from '@mailwright/document';
import { hidden } from '../design/hidden.ts';
import { lengthOf, lineSpacing, type Padding } from '../design/lengths.ts';
import { border, color, fontFamily, fontWeight, line, radius, style, textAlign } from '../design/looks.ts';
import { flag, record, text } from '../design/narrow.ts';
import type { PartNotes } from '../design/part-notes.ts';

/** Padding written side by side; a side that is not there has none. */
export function boxPadding(css: JsonObject): Required<Padding> {
  return {
    paddingTop: lengthOf(css['padding-top']) ?? 0,
    paddingRight: lengthOf(css['padding-right']) ?? 0,
    paddingBottom: lengthOf(css['padding-bottom']) ?? 0,
    paddingLeft: lengthOf(css['padding-left']) ?? 0,
  };
}

/** Only the sides that are there, as phones have their own. */
function ownPadding(css: JsonObject): Padding {
  return style({
    paddingTop: lengthOf(css['padding-top']),
    paddingRight: lengthOf(css['padding-right']),
    paddingBottom: lengthOf(css['padding-bottom']),
    paddingLeft: lengthOf(css['padding-left']),
  });
}

/** Borders side by side, and round corners. */
export function boxFrame(css: JsonObject, notes: PartNotes): StyleValues {
  const frame = border(['top', 'right', 'bottom', 'left'].map((side) => line(css[`border-${side}`])));
  const corners = radius(css['border-radius']);
  if (frame.mixed) notes.adjust('border');
  if (corners.mixed) notes.adjust('border-radius');
  return { ...frame.style, ...(corners.pixels > 0 && { borderRadius: corners.pixels }) };
}

/** Returns the style of words. `single`: line height that 100 % means in the block, as a factor of the font size. */
export function typography(css: JsonObject, single: 1.4 | 1.2): StyleValues {
  return style({
    fontFamily: fontFamily(css['font-family']),
    fontSize: lengthOf(css['font-size']),
    fontWeight: fontWeight(css['font-weight']),
    color: color(css.color),
    lineHeight: lineSpacing(css['line-height'], single, lengthOf(css['font-size']) ?? 14),
    letterSpacing: lengthOf(css['letter-spacing']),
    textAlign: textAlign(css['text-align']),
  });
}

/** Space around a module, for all widths and for phones, its background, and hiding. */
export function moduleStyle(descriptor: JsonObject, notes: PartNotes): NodeStyle {
  const css = record(descriptor.style);
  const computed = record(descriptor.computedStyle);
  const phone = ownPadding(record(descriptor.mobileStyle));
  const background = color(css['background-color']);
  return {
    ...boxPadding(css),
    ...(background && { backgroundColor: background }),
    ...(Object.keys(phone).length > 0 && { phone }),
    ...hidden(flag(computed.hideContentOnDesktop), flag(computed.hideContentOnMobile), notes, 'hideContentOnDesktop'),
  };
}

/** The same with everything that words look like, and what of it phones have their own. */
export function wordsStyle(descriptor: JsonObject, css: JsonObject, single: 1.4 | 1.2, notes: PartNotes): NodeStyle {
  const base = moduleStyle(descriptor, notes);
  const phone = { ...base.phone, ...typography(record(descriptor.mobileStyle), single) };
  return { ...base, ...typography(css, single), ...(Object.keys(phone).length > 0 && { phone }) };
}

/** The address in `url('…')`; '' for none. */
export function urlOf(value: JsonValue | undefined): string {
  return /^url\(\s*(["']?)(.*?)\1\s*\)$/i.exec(text(value).trim())?.[2] ?? '';
}
