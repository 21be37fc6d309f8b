import type { DocumentNode, JsonObject } from '@mailwright/document';
import { blockNode } from '../block-node.ts';
import { linkTo, pictureAt } from '../design/addresses.ts';
import { inBlocks } from '../design/in-blocks.ts';
import { lengthOf, padding, percent } from '../design/lengths.ts';
import { align, color, style } from '../design/looks.ts';
import { at, firstText, flag, list, record, text } from '../design/narrow.ts';
import { foreignNode, type PartReading } from '../design/reading.ts';
import { socialIcon, socialStyle } from '../design/social-icons.ts';
import { tableNode } from '../design/table-html.ts';
import { cellTexts, leaveOutMobile, linkOf, partStyle, wordsStyle } from './values.ts';

export function readMenu(values: JsonObject, reading: PartReading): readonly DocumentNode[] {
  const { notes } = reading;
  const items = list(at(values.menu, 'items'));
  if (text(values.layout) === 'vertical') notes.adjust('layout');
  const separator = text(values.separator).trim();
  if (separator !== '' && separator !== '|') notes.adjust('separator');
  const inside = padding(values.padding);
  leaveOutMobile(values, ['padding', 'layout'], notes);
  const { textAlign: _, ...typography } = wordsStyle(values, 1.2, reading);
  return inBlocks(items, notes).map((some) =>
    blockNode(
      'menu',
      {
        items: some.map((item) => ({
          label: text(at(item, 'text')).slice(0, 500),
          link: linkOf(at(item, 'link'), notes, 'link'),
        })),
        paddingX: Math.min(100, inside?.paddingLeft ?? 15),
        paddingY: Math.min(100, inside?.paddingTop ?? 5),
        separator: separator === '' ? 'none' : 'solid',
        ...(color(values.textColor) && { separatorColor: color(values.textColor) ?? '' }),
      },
      {
        ...typography,
        ...style({ align: align(values.align) ?? 'center', color: color(values.linkColor) ?? color(values.textColor) }),
      },
    ),
  );
}

export function readSocial(values: JsonObject, reading: PartReading): readonly DocumentNode[] {
  const { notes } = reading;
  const icons = list(at(values.icons, 'icons'));
  const look = socialStyle(text(at(values.icons, 'iconType')));
  if (!look.same) notes.adjust('iconType');
  const items = icons.map((icon) => {
    const name = text(at(icon, 'name'));
    const network = socialIcon(name);
    if (!network) notes.adjust(name.slice(0, 40) || 'icon');
    return { network: network ?? 'web', link: linkTo(at(icon, 'url'), '_blank', notes, 'url') };
  });
  const size = lengthOf(values.iconSize) ?? 32;
  return inBlocks(items, notes).map((some) =>
    blockNode(
      'social',
      {
        items: [...some],
        size: Math.min(64, Math.max(12, size)),
        iconStyle: look.iconStyle,
        gap: Math.min(60, lengthOf(values.spacing ?? values.iconSpacing) ?? 10),
      },
      { ...partStyle(values, notes), align: align(values.align ?? values.textAlign) ?? 'center' },
    ),
  );
}

/** The countdown is drawn by our own service: its colours come along, its fonts do not. */
export function readTimer(values: JsonObject, reading: PartReading): readonly DocumentNode[] {
  const { notes, width } = reading;
  const countdown = record(values.countdown);
  const base = partStyle(values, notes);
  const availableWidth = Math.max(60, width - (base.paddingLeft ?? 0) - (base.paddingRight ?? 0));
  const share = flag(at(values.width, 'autoWidth')) ? null : percent(at(values.width, 'width'));
  const wanted =
    share === null
      ? Math.min(lengthOf(countdown.width) ?? availableWidth, availableWidth)
      : (availableWidth * share) / 100;
  for (const font of ['digitFontFamily', 'labelFontFamily']) if (text(countdown[font])) notes.leaveOut(font);
  leaveOutMobile(values, ['width'], notes);
  const digitColor = color(countdown.digitColor);
  const ground = color(countdown.backgroundColor);
  return [
    blockNode(
      'timer',
      {
        endDate: text(countdown.endTime).replace(/(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?$/, ''),
        timeZone: text(countdown.timezone),
        ...(text(values.altText) && { alt: text(values.altText).slice(0, 300) }),
        width: Math.min(600, Math.max(60, Math.round(wanted))),
        look: 'plain',
        color: digitColor ?? '#000000',
        // Without boxes it is the colour of the colons.
        boxColor: digitColor ?? '#000000',
        ground: ground ?? '#ffffff',
        labels: countdown.showLabels !== false,
        labelColor: color(countdown.labelColor) ?? digitColor ?? '#000000',
      },
      { ...base, align: align(values.textAlign) ?? 'center' },
    ),
  ];
}

/** A video of YouTube or Vimeo is one; of any other what can be sent is its picture, leading to it. */
export function readVideo(values: JsonObject, reading: PartReading): readonly DocumentNode[] {
  const { notes } = reading;
  const address = firstText(values.videoUrl, at(values.video, 'url'), at(values.video, 'videoUrl'), values.url);
  const thumbnail = firstText(
    at(values.video, 'thumbnail'),
    at(values.video, 'thumbnailUrl'),
    values.thumbnail,
    values.thumbnailUrl,
  );
  const base = { ...partStyle(values, notes), align: align(values.textAlign) ?? ('center' as const) };
  const picture = pictureAt(thumbnail, notes, 'thumbnail');
  const alt = firstText(values.altText, at(values.video, 'title')).slice(0, 1000);
  const video = blockNode(
    'video',
    { videolink: address.trim(), videoalt: alt, thumbnail: picture, src: picture },
    base,
  );
  if (video.props.videolink !== '') {
    if (picture !== '') notes.leaveOut('play button');
    return [video];
  }
  const link = linkTo(address, '_blank', notes, 'video');
  if (picture === '' && link.href === '') return [];
  notes.adjust('video');
  return [blockNode('image', { src: picture, alt, link }, base)];
}

/** A table becomes HTML of its own: our blocks have tables for forms only. */
export function readTable(values: JsonObject, reading: PartReading): readonly DocumentNode[] {
  const table = record(values.table);
  const rows = (value: JsonObject[string] | undefined) =>
    list(value)
      .map(cellTexts)
      .filter((cells) => cells.length > 0);
  const node = tableNode(
    flag(values.enableHeader) || values.enableHeader === undefined ? rows(table.headers) : [],
    [...rows(table.rows), ...rows(table.footers)],
    {
      borderColor: color(at(values.tableBorder, 'borderTopColor') ?? at(values.border, 'borderTopColor')),
      color: color(values.color) ?? reading.around.color,
      headColor: color(values.headerBackgroundColor),
      fontSize: lengthOf(values.fontSize) ?? 14,
      cellPadding: padding(values.padding)?.paddingTop ?? 8,
    },
    reading.around,
  );
  return [{ ...node, style: partStyle(values, reading.notes) }];
}

/** Nothing of ours does what it does. */
export function readForeign(values: JsonObject, { notes }: PartReading): readonly DocumentNode[] {
  return [foreignNode(notes.part, values)];
}
