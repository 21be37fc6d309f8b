import type { DocumentNode, JsonObject, StyleValues } from '@mailwright/document';
import { blockNode } from '../block-node.ts';
import { linkTo, pictureAt } from '../design/addresses.ts';
import { lengthOf, percent } from '../design/lengths.ts';
import { align, color, line } from '../design/looks.ts';
import { at, firstText, list, record, text } from '../design/narrow.ts';
import type { PartReading } from '../design/reading.ts';
import { headingNode, labelOf, textNodes } from '../design/words.ts';
import { boxFrame, boxPadding, moduleStyle, typography, wordsStyle } from './styles.ts';

const TEXT_SIZE = 14;

/** Text, paragraph and list modules keep their words in a part of their own name. */
export function readText(descriptor: JsonObject, reading: PartReading): readonly DocumentNode[] {
  const words = record(
    ['text', 'paragraph', 'list'].map((key) => descriptor[key]).find((value) => value !== undefined),
  );
  const css = record(words.style);
  const look = wordsStyle(descriptor, css, 1.4, reading.notes);
  const around = linksOf(words, reading);
  return textNodes(text(words.html), { fontSize: TEXT_SIZE, ...textColor(reading), ...look }, around);
}

export function readHeading(descriptor: JsonObject, reading: PartReading): readonly DocumentNode[] {
  const heading = record(descriptor.heading);
  const css = record(heading.style);
  const look = wordsStyle(descriptor, css, 1.2, reading.notes);
  const around = { ...reading.around, linkColor: color(css['link-color']) ?? reading.around.linkColor };
  const base = { fontWeight: 'normal' as const, ...textColor(reading) };
  return [
    headingNode(firstText(heading.text, heading.html), text(heading.title).toLowerCase(), { ...base, ...look }, around),
  ];
}

export function readButton(descriptor: JsonObject, reading: PartReading): readonly DocumentNode[] {
  const { notes } = reading;
  const button = record(descriptor.button);
  const css = record(button.style);
  const outside = record(descriptor.style);
  const { textAlign: _, ...words } = typography(css, 1.2);
  const { label, look, bold, isPlain } = labelOf(text(button.label), { color: words.color ?? '' }, reading.around);
  if (!isPlain) notes.leaveOut('text formatting');
  const inside = boxPadding(css);
  if (inside.paddingTop !== inside.paddingBottom || inside.paddingLeft !== inside.paddingRight) notes.adjust('padding');
  const share = percent(css.width);
  const fullWidth = share !== null && share >= 95;
  if ((share !== null && share > 0 && !fullWidth) || (lengthOf(css.width) ?? 0) > 0) notes.adjust('width');
  return [
    blockNode(
      'button',
      {
        label,
        link: linkTo(button.href, button.target ?? '_blank', notes, 'href'),
        fullWidth,
        paddingX: Math.min(200, inside.paddingLeft),
        paddingY: Math.min(100, inside.paddingTop),
      },
      {
        ...moduleStyle(descriptor, notes),
        ...words,
        ...look,
        align: align(outside['text-align']) ?? align(css['text-align']) ?? 'center',
        color: look.color ?? words.color ?? '#ffffff',
        // The module's own background is the button's, not the space around it.
        backgroundColor: color(css['background-color']) ?? 'transparent',
        fontWeight: bold ? 'bold' : (words.fontWeight ?? 'normal'),
        borderRadius: 0,
        ...boxFrame(css, notes),
      },
    ),
  ];
}

export function readImage(descriptor: JsonObject, reading: PartReading): readonly DocumentNode[] {
  const { notes } = reading;
  const image = record(descriptor.image);
  const base = moduleStyle(descriptor, notes);
  const named = text(at(descriptor, 'computedStyle', 'class'));
  const availableWidth = Math.max(1, reading.width - (base.paddingLeft ?? 0) - (base.paddingRight ?? 0));
  const wanted = lengthOf(at(descriptor, 'computedStyle', 'width')) ?? lengthOf(image.width) ?? 0;
  if (text(image.dynamicSrc ?? image['dynamic-src'])) notes.leaveOut('dynamic image');
  return [
    blockNode(
      'image',
      {
        src: pictureAt(image.src, notes, 'src'),
        alt: text(image.alt).slice(0, 1000),
        link: linkTo(image.href, image.target ?? '_blank', notes, 'href'),
        width:
          /fullwidth/.test(named) || wanted === 0 ? 0 : Math.min(2000, Math.round(Math.min(wanted, availableWidth))),
      },
      { ...base, ...sideOf(named, descriptor), ...boxFrame(record(image.style), notes) },
    ),
  ];
}

/** A line of no height is what people use for space. */
export function readDivider(descriptor: JsonObject, reading: PartReading): readonly DocumentNode[] {
  const css = record(at(descriptor, 'divider', 'style'));
  const base = moduleStyle(descriptor, reading.notes);
  const { backgroundColor, hideOn, ...around } = base;
  const drawn = line(css['border-top']);
  if (!drawn || drawn.width === 0) {
    // A line that is drawn in no colour takes its room all the same.
    const [written] = /\d+(?:\.\d+)?px/.exec(text(css['border-top'])) ?? [];
    const own = Math.max(lengthOf(css.height) ?? 0, lengthOf(written) ?? 0);
    const height = own + (around.paddingTop ?? 0) + (around.paddingBottom ?? 0);
    const look = { ...(hideOn && { hideOn }), ...(backgroundColor && { backgroundColor }) };
    return [blockNode('space', { height: Math.min(1000, height) }, look)];
  }
  if (backgroundColor) reading.notes.leaveOut('background-color');
  const props = {
    thickness: Math.min(100, Math.max(1, drawn.width)),
    lineStyle: drawn.style,
    ...(drawn.color && { color: drawn.color }),
    width: Math.min(100, Math.max(1, percent(css.width) ?? 100)),
  };
  const side =
    align(at(descriptor, 'computedStyle', 'align')) ?? align(at(descriptor, 'style', 'text-align')) ?? 'center';
  return [blockNode('divider', props, { ...around, ...(hideOn && { hideOn }), align: side })];
}

export function readSpacer(descriptor: JsonObject, { notes }: PartReading): readonly DocumentNode[] {
  const { backgroundColor, hideOn, paddingTop = 0, paddingBottom = 0 } = moduleStyle(descriptor, notes);
  const height = (lengthOf(at(descriptor, 'spacer', 'style', 'height')) ?? 20) + paddingTop + paddingBottom;
  const look = { ...(hideOn && { hideOn }), ...(backgroundColor && { backgroundColor }) };
  return [blockNode('space', { height: Math.min(1000, height) }, look)];
}

export function readHtml(descriptor: JsonObject, { notes }: PartReading): readonly DocumentNode[] {
  const { backgroundColor: _, ...base } = moduleStyle(descriptor, notes);
  return [blockNode('html', { source: text(at(descriptor, 'html', 'html')) }, base)];
}

/** More icons than this in one part are nothing that a person made. */
const MAX_ICONS = 100;

/** Icons with words beside them: each picture with its link, and the words as a text under it. */
export function readIcons(descriptor: JsonObject, reading: PartReading): readonly DocumentNode[] {
  const { notes } = reading;
  const css = record(descriptor.style);
  const base = moduleStyle(descriptor, notes);
  const icons = list(at(descriptor, 'iconsList', 'icons')).map(record);
  const side = align(css['text-align']) ?? 'center';
  if (icons.length > 1) notes.adjust('icons');
  return icons.slice(0, MAX_ICONS).flatMap((icon) => {
    const link = linkTo(icon.href, icon.target ?? '_blank', notes, 'href');
    const src = pictureAt(icon.image ?? icon.src, notes, 'image');
    const size = Math.min(2000, Math.max(1, lengthOf(icon.width) ?? lengthOf(icon.height) ?? 32));
    const picture = blockNode(
      'icon',
      { src, alt: text(icon.alt).slice(0, 1000), link, size },
      { ...base, align: side },
    );
    const words = text(icon.text).trim();
    if (words === '') return [picture];
    notes.adjust('text');
    const look = { ...base, ...typography(css, 1.4), textAlign: side };
    return [
      picture,
      blockNode('text', { content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] }, look),
    ];
  });
}

function linksOf(words: JsonObject, { around }: PartReading): PartReading['around'] {
  return { ...around, linkColor: color(at(words, 'computedStyle', 'linkColor')) ?? around.linkColor };
}

function textColor({ around }: PartReading): StyleValues {
  return around.color ? { color: around.color } : {};
}

/** Alignment stands in the class that Beefree worked out, newer designs have it in the style. */
function sideOf(named: string, descriptor: JsonObject): StyleValues {
  const [written] = /\b(?:left|center|right)\b/.exec(named) ?? [];
  return { align: align(written) ?? align(at(descriptor, 'style', 'text-align')) ?? 'center' };
}
