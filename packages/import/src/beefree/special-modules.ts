import type { DocumentNode, JsonObject, JsonValue } from '@mailwright/document';
import { blockNode } from '../block-node.ts';
import { linkTo, pictureAt } from '../design/addresses.ts';
import { inBlocks } from '../design/in-blocks.ts';
import { lengthOf } from '../design/lengths.ts';
import { align, color } from '../design/looks.ts';
import { at, firstText, flag, list, record, text } from '../design/narrow.ts';
import { foreignNode, type PartReading } from '../design/reading.ts';
import { socialIcon, socialStyle } from '../design/social-icons.ts';
import { tableNode } from '../design/table-html.ts';
import { boxPadding, moduleStyle, typography } from './styles.ts';

export function readMenu(descriptor: JsonObject, reading: PartReading): readonly DocumentNode[] {
  const { notes } = reading;
  const computed = record(descriptor.computedStyle);
  const menu = record(descriptor.menu);
  const css = { ...record(menu.style), ...record(descriptor.style) };
  const items = [...list(at(descriptor, 'menuItemsList', 'items')), ...list(menu.items)];
  if (text(computed.layout) === 'vertical') notes.adjust('layout');
  if (flag(at(computed, 'hamburger', 'mobile'))) notes.leaveOut('hamburger');
  const separator = firstText(at(descriptor, 'menuItemsList', 'separator'), menu.separator, computed.separator);
  const spacing = boxPadding(record(computed.menuItemsSpacing));
  const textColor = color(computed.linkColor) ?? color(css.color);
  const { textAlign: _, ...words } = typography(css, 1.2);
  return inBlocks(items, notes).map((some) =>
    blockNode(
      'menu',
      {
        items: some.map((item) => ({
          label: text(at(item, 'text')).slice(0, 500),
          link: linkTo(
            at(item, 'link', 'href') ?? (typeof at(item, 'link') === 'string' ? at(item, 'link') : at(item, 'href')),
            at(item, 'link', 'target') ?? at(item, 'target'),
            notes,
            'link',
          ),
        })),
        paddingX: Math.min(100, spacing.paddingLeft),
        paddingY: Math.min(100, spacing.paddingTop),
        separator: separator === '' ? 'none' : 'solid',
      },
      {
        fontSize: 14,
        ...moduleStyle(descriptor, notes),
        ...words,
        ...(textColor && { color: textColor }),
        align: align(css['text-align']) ?? 'center',
      },
    ),
  );
}

export function readSocial(descriptor: JsonObject, { notes }: PartReading): readonly DocumentNode[] {
  const computed = record(descriptor.computedStyle);
  const icons = list(at(descriptor, 'iconsList', 'icons')).map(record);
  const [, set = ''] = /icon-sets\/([\w-]+)\//.exec(text(at(icons[0], 'image', 'src'))) ?? [];
  const look = socialStyle(set);
  if (!look.same) notes.adjust('icon set');
  const items = icons.map((icon) => {
    const name = firstText(icon.name, icon.id);
    const network = socialIcon(text(icon.id)) ?? socialIcon(name);
    if (!network) notes.adjust(name.slice(0, 40) || 'icon');
    const address = firstText(at(icon, 'image', 'href'), at(icon, 'image', 'prefix'));
    return { network: network ?? 'web', link: linkTo(address, '_blank', notes, 'href') };
  });
  const size = lengthOf(computed.iconsDefaultWidth) ?? 32;
  const { backgroundColor, ...base } = moduleStyle(descriptor, notes);
  return inBlocks(items, notes).map((some) =>
    blockNode(
      'social',
      {
        items: [...some],
        size: Math.min(64, Math.max(12, size)),
        iconStyle: look.iconStyle,
        gap: gapOf(computed.padding),
      },
      {
        ...base,
        ...(backgroundColor && { backgroundColor }),
        align: align(at(descriptor, 'style', 'text-align')) ?? align(computed.align) ?? 'center',
      },
    ),
  );
}

/** `0 5px 0 5px` around each icon is twice that between two of them. */
function gapOf(value: JsonValue | undefined): number {
  const [, right = '5'] = text(value).trim().split(/\s+/);
  return Math.min(60, 2 * (lengthOf(right) ?? 5));
}

/** A video of YouTube or Vimeo is one; of any other what can be sent is its picture, leading to it. */
export function readVideo(descriptor: JsonObject, { notes }: PartReading): readonly DocumentNode[] {
  const video = record(descriptor.video);
  const address = firstText(video.src, video.href, video.url).trim();
  const picture = pictureAt(firstText(video.thumbSrc, video.thumbnail, video.thumbnailSrc), notes, 'thumbnail');
  const { backgroundColor: _, ...around } = moduleStyle(descriptor, notes);
  const base = { ...around, align: align(at(descriptor, 'style', 'text-align')) ?? ('center' as const) };
  const alt = firstText(video.alt, video.title).slice(0, 1000);
  const node = blockNode('video', { videolink: address, videoalt: alt, thumbnail: picture, src: picture }, base);
  if (node.props.videolink !== '') {
    if (picture !== '') notes.leaveOut('play button');
    return [node];
  }
  const link = linkTo(address, '_blank', notes, 'src');
  if (picture === '' && link.href === '') return [];
  notes.adjust('video');
  return [blockNode('image', { src: picture, alt, link }, base)];
}

/** A table becomes HTML of its own: our blocks have tables for forms only. */
export function readTable(descriptor: JsonObject, reading: PartReading): readonly DocumentNode[] {
  const table = record(descriptor.table);
  const content = record(table.content);
  const css = record(table.style);
  const rows = (value: JsonValue | undefined) =>
    list(value)
      .map(cellTexts)
      .filter((cells) => cells.length > 0);
  const head = rows(content.headers ?? table.headers);
  const body = rows(content.rows ?? table.rows);
  const node = tableNode(
    head,
    body,
    {
      borderColor: color(css['border-color']) ?? color(table.borderColor),
      color: color(css.color) ?? reading.around.color,
      headColor: color(at(table, 'headersStyle', 'background-color')) ?? color(table.headerBackgroundColor),
      fontSize: lengthOf(css['font-size']) ?? 14,
      cellPadding: lengthOf(table.cellPadding) ?? 8,
    },
    reading.around,
  );
  const { backgroundColor: _, ...around } = moduleStyle(descriptor, reading.notes);
  return [{ ...node, style: around }];
}

function cellTexts(row: JsonValue): readonly string[] {
  const cells = Array.isArray(row) ? row : list(at(row, 'cells'));
  return cells.map((cell) => firstText(at(cell, 'html'), at(cell, 'content'), at(cell, 'text'), cell));
}

/** Nothing of ours does what it does. */
export function readForeign(descriptor: JsonObject, { notes }: PartReading): readonly DocumentNode[] {
  return [foreignNode(notes.part, descriptor)];
}
