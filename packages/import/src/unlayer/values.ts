import { encodePart, type Link } from '@mailwright/blocks';
import type { DocumentNode, JsonObject, JsonValue, NodeStyle, StyleValues } from '@mailwright/document';
import { isAnchorName } from '@mailwright/document';
import { linkTo } from '../design/addresses.ts';
import { hidden } from '../design/hidden.ts';
import { lengthOf, lineSpacing, NO_PADDING, padding } from '../design/lengths.ts';
import { border, color, fontFamily, fontWeight, line, radius, style, textAlign } from '../design/looks.ts';
import { at, flag, list, record, text } from '../design/narrow.ts';
import type { PartNotes } from '../design/part-notes.ts';
import type { PartReading } from '../design/reading.ts';

/** Unlayer writes texts without a size as its own page does. */
const TEXT_SIZE = 14;

/** A link as Unlayer writes it: `{name, values: {href, target}}`, mail and phone links with the parts of their address. */
export function linkOf(value: JsonValue | undefined, notes: PartNotes, detail: string): Link {
  const values = record(at(value, 'values'));
  const href =
    text(values.href) || filled(text(at(value, 'attrs', 'href')), values) || byName(text(at(value, 'name')), values);
  return linkTo(href, values.target, notes, detail);
}

/** The address of a pattern: `mailto:{{email}}?subject={{subject}}`, with what its author filled in. */
function filled(pattern: string, values: JsonObject): string {
  // `{{href}}` alone stands for an address that is not there.
  if (/^\{\{\s*href\s*\}\}$/.test(pattern)) return '';
  const [address = '', query] = pattern.split(/\?(.*)/s);
  // Line breaks of a mail are two characters.
  const written = (key: string) => text(at(values, key)).replace(/\r?\n/g, '\r\n');
  const to = address.replace(FILLED, (_, key: string) => written(key).trim());
  const parts = (query ?? '').split('&').flatMap((part) => {
    const made = part.replace(FILLED, (_, key: string) => encodePart(written(key)));
    return made === '' || (made.endsWith('=') && !part.endsWith('=')) ? [] : [made];
  });
  if (parts.length > 0) return `${to}?${parts.join('&')}`;
  return to.endsWith(':') ? '' : to;
}

const FILLED = /\{\{\s*(\w+)\s*\}\}/g;

/** Patterns of links that are written without theirs. */
const PATTERNS: Readonly<Record<string, readonly [pattern: string, needed: string]>> = {
  email: ['mailto:{{email}}?subject={{subject}}&body={{body}}', 'email'],
  phone: ['tel:{{phone}}', 'phone'],
  sms: ['sms:{{phone}}?body={{body}}', 'phone'],
};

function byName(name: string, values: JsonObject): string {
  const [pattern, needed] = PATTERNS[name] ?? ['', ''];
  return text(at(values, needed)).trim() === '' ? '' : filled(pattern, values);
}

/** Padding around a part, for all widths and for phones; hiding; and what there is no counterpart of. */
export function partStyle(values: JsonObject, notes: PartNotes): NodeStyle {
  const mobile = mobileOf(values);
  const around = padding(values.containerPadding);
  if (around === null && text(values.containerPadding) !== '') notes.adjust('containerPadding');
  const onPhone = padding(mobile.containerPadding);
  return {
    ...(around ?? NO_PADDING),
    ...(onPhone && { phone: onPhone }),
    ...hidden(flag(values.hideDesktop), flag(values.hideMobile) || flag(mobile.hideMobile), notes, 'hideDesktop'),
  };
}

/** The same with everything that words look like. `single` is what 100 % line spacing means for the block. */
export function wordsStyle(values: JsonObject, single: 1.4 | 1.2, { notes }: PartReading): NodeStyle {
  const base = partStyle(values, notes);
  const mobile = mobileOf(values);
  const size = lengthOf(values.fontSize) ?? TEXT_SIZE;
  const phone = { ...base.phone, ...typographyOf(mobile, single, lengthOf(mobile.fontSize) ?? size) };
  return {
    ...base,
    ...typographyOf(values, single, size),
    fontSize: size,
    ...(Object.keys(phone).length > 0 && { phone }),
  };
}

function typographyOf(values: JsonObject, single: 1.4 | 1.2, size: number): StyleValues {
  return style({
    fontFamily: fontFamily(at(values.fontFamily, 'value') ?? values.fontFamily),
    fontSize: lengthOf(values.fontSize),
    fontWeight: fontWeight(values.fontWeight),
    color: color(values.color),
    lineHeight: lineSpacing(values.lineHeight, single, size),
    letterSpacing: lengthOf(values.letterSpacing),
    textAlign: textAlign(values.textAlign),
  });
}

/** Values for phones, with their own. */
export function mobileOf(values: JsonObject): JsonObject {
  return record(at(values, '_override', 'mobile'));
}

/** Notes the values for phones that no block can have. */
export function leaveOutMobile(values: JsonObject, keys: readonly string[], notes: PartNotes): void {
  const mobile = mobileOf(values);
  for (const key of keys) if (mobile[key] !== undefined) notes.leaveOut(`mobile ${key}`);
}

/** A border as Unlayer writes it, side by side, and round corners. */
export function frameOf(values: JsonObject, notes: PartNotes): StyleValues {
  const sides = ['Top', 'Right', 'Bottom', 'Left'].map((side) => {
    const written = ['Width', 'Style', 'Color'].map((what) => text(at(values.border, `border${side}${what}`)));
    return line(written.join(' '));
  });
  const frame = border(sides);
  const corners = radius(values.borderRadius);
  if (frame.mixed) notes.adjust('border');
  if (corners.mixed) notes.adjust('borderRadius');
  return { ...frame.style, ...(corners.pixels > 0 && { borderRadius: corners.pixels }) };
}

/** A part's node with the name that links lead to, each name once. */
export function named(node: DocumentNode, values: JsonObject, taken: Set<string>): DocumentNode {
  const { anchor } = values;
  if (!isAnchorName(anchor) || taken.has(anchor)) return node;
  taken.add(anchor);
  return { ...node, anchor };
}

/** Texts of a row of cells. */
export function cellTexts(row: JsonValue): readonly string[] {
  return list(at(row, 'cells')).map((cell) =>
    text(at(cell, 'text') ?? at(cell, 'html') ?? at(cell, 'content') ?? cell),
  );
}
