import type { DocumentNode, JsonObject, StyleValues } from '@mailwright/document';
import { blockNode } from '../block-node.ts';
import { pictureAt } from '../design/addresses.ts';
import { lengthOf, padding, percent } from '../design/lengths.ts';
import { align, color, line, style } from '../design/looks.ts';
import { at, firstText, flag, record, text } from '../design/narrow.ts';
import type { PartReading } from '../design/reading.ts';
import { headingNode, labelOf, textNodes } from '../design/words.ts';
import { lexicalHtml } from './lexical-html.ts';
import { frameOf, leaveOutMobile, linkOf, mobileOf, partStyle, wordsStyle } from './values.ts';

export function readText(values: JsonObject, reading: PartReading): readonly DocumentNode[] {
  const html = firstText(values.text, values.html) || lexicalHtml(values.textJson);
  return textNodes(html, withBodyColor(wordsStyle(values, 1.4, reading), reading), linksOf(values, reading));
}

export function readHeading(values: JsonObject, reading: PartReading): readonly DocumentNode[] {
  const look = withBodyColor(wordsStyle(values, 1.2, reading), reading);
  const html = firstText(values.text, values.html) || lexicalHtml(values.textJson);
  return [headingNode(html, text(values.headingType), { fontWeight: 'normal', ...look }, linksOf(values, reading))];
}

export function readButton(values: JsonObject, reading: PartReading): readonly DocumentNode[] {
  const { notes } = reading;
  const words = wordsStyle(values, 1.2, reading);
  const { textAlign, ...typography } = words;
  const background = color(at(values.buttonColors, 'backgroundColor') ?? values.backgroundColor);
  const textColor = color(at(values.buttonColors, 'color') ?? values.color);
  const { label, look, bold, isPlain } = labelOf(text(values.text), { color: textColor ?? '' }, reading.around);
  if (!isPlain) notes.leaveOut('text formatting');
  const inside = padding(values.padding) ?? { paddingTop: 10, paddingRight: 20, paddingBottom: 10, paddingLeft: 20 };
  if (inside.paddingTop !== inside.paddingBottom || inside.paddingLeft !== inside.paddingRight) notes.adjust('padding');
  const wanted = flag(at(values.size, 'autoWidth')) ? null : percent(at(values.size, 'width'));
  const fullWidth = wanted !== null && wanted >= 95;
  if (wanted !== null && !fullWidth) notes.adjust('size');
  leaveOutMobile(values, ['size', 'padding', 'buttonColors', 'borderRadius', 'border'], notes);
  return [
    blockNode(
      'button',
      {
        label,
        link: linkOf(values.href ?? values.action, notes, 'href'),
        fullWidth,
        paddingX: Math.min(200, inside.paddingLeft),
        paddingY: Math.min(100, inside.paddingTop),
      },
      {
        ...typography,
        ...withoutColor(look),
        ...buttonAlign(textAlign),
        color: look.color ?? textColor ?? '#ffffff',
        backgroundColor: background ?? 'transparent',
        fontWeight: bold ? 'bold' : (words.fontWeight ?? 'normal'),
        borderRadius: 0,
        ...frameOf(values, notes),
      },
    ),
  ];
}

export function readImage(values: JsonObject, reading: PartReading): readonly DocumentNode[] {
  const { notes, width } = reading;
  const src = record(values.src);
  const base = partStyle(values, notes);
  const natural = lengthOf(src.width) ?? 0;
  const share = flag(src.autoWidth) ? null : percent(src.maxWidth);
  const availableWidth = Math.max(1, width - (base.paddingLeft ?? 0) - (base.paddingRight ?? 0));
  const wanted = share === null ? Math.min(natural, availableWidth) : (share / 100) * availableWidth;
  leaveOutMobile(values, ['src'], notes);
  const alt = text(values.altText);
  return [
    blockNode(
      'image',
      {
        src: pictureAt(src.url, notes, 'src'),
        alt: alt.slice(0, 1000),
        link: linkOf(values.action, notes, 'action'),
        width: Math.min(2000, Math.round(wanted)),
        naturalWidth: Math.min(100_000, natural),
      },
      { ...base, ...alignedAs(values), ...frameOf(values, notes) },
    ),
  ];
}

/** A line of no height is what people use for space. */
export function readDivider(values: JsonObject, reading: PartReading): readonly DocumentNode[] {
  const base = partStyle(values, reading.notes);
  const border = record(values.border);
  const drawn = line([border.borderTopWidth, border.borderTopStyle, border.borderTopColor].map(text).join(' '));
  if (!drawn || drawn.width === 0) {
    const height = Math.min(1000, (base.paddingTop ?? 0) + (base.paddingBottom ?? 0));
    return [blockNode('space', { height }, base.hideOn ? { hideOn: base.hideOn } : {})];
  }
  const props = {
    thickness: Math.min(100, Math.max(1, drawn.width)),
    lineStyle: drawn.style,
    ...(drawn.color && { color: drawn.color }),
    width: Math.min(100, Math.max(1, percent(values.width) ?? 100)),
  };
  return [blockNode('divider', props, { ...base, ...alignedAs(values) })];
}

export function readHtml(values: JsonObject, reading: PartReading): readonly DocumentNode[] {
  return [blockNode('html', { source: text(values.html) }, partStyle(values, reading.notes))];
}

function linksOf(values: JsonObject, { around, notes }: PartReading): PartReading['around'] {
  const own = record(values.linkStyle);
  if (own.inherit === undefined || flag(own.inherit)) return around;
  if (own.linkUnderline === false) notes.leaveOut('linkStyle');
  return { ...around, linkColor: color(own.linkColor) ?? around.linkColor };
}

function alignedAs(values: JsonObject): StyleValues {
  const onPhone = align(mobileOf(values).textAlign);
  return style({ align: align(values.textAlign) ?? 'center', ...(onPhone && {}) });
}

function buttonAlign(value: StyleValues['textAlign']): StyleValues {
  return { align: value === 'left' || value === 'right' ? value : 'center' };
}

function withoutColor({ color: _, ...look }: StyleValues): StyleValues {
  return look;
}

function withBodyColor(look: StyleValues, { around }: PartReading): StyleValues {
  return { ...(around.color && { color: around.color }), ...look };
}
