import type { DocumentNode, JsonObject, JsonValue, NodeStyle } from '@mailwright/document';
import { type ColumnDraft, sectionNodes } from '../assemble-document.ts';
import { pictureAt } from '../design/addresses.ts';
import { backgroundStyle } from '../design/background.ts';
import { hidden } from '../design/hidden.ts';
import { blocksWithin, sectionsWithin, tagsAround } from '../design/in-condition.ts';
import { NO_PADDING, padding } from '../design/lengths.ts';
import { color } from '../design/looks.ts';
import { at, flag, list, record, text } from '../design/narrow.ts';
import { createPartNotes, type PartNotes } from '../design/part-notes.ts';
import { AS_CODE, NO_COUNTERPART, type PartReader } from '../design/part-reader.ts';
import type { FoundPart } from '../design/read-part.ts';
import type { WordsAround } from '../design/words.ts';
import type { ReportCollector } from '../report-collector.ts';
import { readButton, readDivider, readHeading, readHtml, readImage, readText } from './basic-contents.ts';
import { readForeign, readMenu, readSocial, readTable, readTimer, readVideo } from './special-contents.ts';
import { frameOf, mobileOf, named } from './values.ts';

/** Readers of the types of content. A type that is missing here is unknown. */
const CONTENTS: ReadonlyMap<string, PartReader> = new Map<string, PartReader>([
  ['text', { read: readText }],
  ['text_deprecated', { read: readText }],
  ['paragraph', { read: readText }],
  ['heading', { read: readHeading }],
  ['button', { read: readButton }],
  ['image', { read: readImage }],
  ['divider', { read: readDivider }],
  ['menu', { read: readMenu }],
  ['social', { read: readSocial, drawsImages: true }],
  ['timer', { read: readTimer }],
  ['video', { read: readVideo }],
  ['html', { read: readHtml, as: AS_CODE }],
  ['table', { read: readTable, as: AS_CODE }],
  ['form', { read: readForeign, as: NO_COUNTERPART }],
  ['carousel', { read: readForeign, as: NO_COUNTERPART }],
]);

/** Data that all rows of a design share. */
export interface RowsAround {
  readonly collector: ReportCollector;
  readonly read: (found: FoundPart) => readonly DocumentNode[];
  readonly words: WordsAround;
  readonly width: number;
  readonly background: string;
  /** Names that links lead to, so far. */
  readonly anchors: Set<string>;
}

/** A row as sections of ours; more than one where it has more columns than one holds. */
export function rowSections(row: JsonObject, around: RowsAround): readonly DocumentNode[] {
  const values = record(row.values);
  const notes = createPartNotes('row', around.collector);
  const style = rowStyle(values, around.background, notes);
  const mobile = mobileOf(values);
  const nodes = sectionNodes({
    columns: columnsOf(row, around.width - (style.paddingLeft ?? 0) - (style.paddingRight ?? 0), notes, around),
    stack: !flag(values.noStackMobile) && !flag(mobile.noStackMobile),
    style,
  });
  const within = tagsAround(values.displayCondition, notes, 'displayCondition');
  const [first, ...rest] = nodes;
  if (!first) return [];
  const section = named(first, values, around.anchors);
  notes.tellOnlyChanges(section);
  if (rest.length > 0) {
    around.collector.note({ fidelity: 'changed', part: 'row', reason: 'layout-adjusted', node: section });
  }
  return sectionsWithin([section, ...rest], within, around.collector);
}

function rowStyle(values: JsonObject, background: string, notes: PartNotes): NodeStyle {
  const mobile = mobileOf(values);
  const outside = color(values.backgroundColor);
  const within = color(values.columnsBackgroundColor);
  const isStripe = outside !== undefined && outside !== background;
  // A section has one color: another one that goes on beside it does not.
  if (isStripe && within && within !== outside) notes.adjust('backgroundColor');
  const inside = within ?? outside;
  const onPhone = padding(mobile.padding);
  const picture = text(at(values.columnsBackgroundImage, 'url'))
    ? values.columnsBackgroundImage
    : values.backgroundImage;
  return {
    ...(padding(values.padding) ?? NO_PADDING),
    ...(inside && { backgroundColor: inside }),
    ...(isStripe && inside === outside && { stripe: true }),
    ...imageStyle(picture, notes),
    ...(onPhone && { phone: onPhone }),
    ...hidden(flag(values.hideDesktop), flag(values.hideMobile) || flag(mobile.hideMobile), notes, 'hideDesktop'),
  };
}

/** A background image as older and newer designs write it. */
export function imageStyle(value: JsonValue | undefined, notes: PartNotes): NodeStyle {
  const image = record(value);
  const size = text(image.size) || (flag(image.cover) ? 'cover' : 'auto');
  return backgroundStyle({
    address: pictureAt(image.url, notes, 'backgroundImage'),
    size: size === 'custom' ? 'auto' : size,
    repeat: typeof image.repeat === 'string' ? image.repeat : flag(image.repeat) ? 'repeat' : 'no-repeat',
    position: text(image.position) || (image.center === false ? 'left top' : 'center'),
  });
}

function columnsOf(
  row: JsonObject,
  availableWidth: number,
  notes: PartNotes,
  around: RowsAround,
): readonly ColumnDraft[] {
  const columns = list(row.columns).map(record);
  const cells = list(row.cells).map(Number);
  const shares = columns.map((_, index) => Math.max(0, Number.isFinite(cells[index]) ? (cells[index] ?? 0) : 0));
  const sum = shares.reduce((total, share) => total + share, 0);
  return columns.map((column, index): ColumnDraft => {
    const share = shares[index] ?? 0;
    const style = columnStyle(record(column.values), notes);
    const width = sum > 0 ? (availableWidth * share) / sum : availableWidth / columns.length;
    const inside = width - (style.paddingLeft ?? 0) - (style.paddingRight ?? 0);
    const nodes = list(column.contents).flatMap((content) => contentNodes(record(content), inside, around));
    return { share, nodes, style };
  });
}

function columnStyle(values: JsonObject, notes: PartNotes): NodeStyle {
  const background = color(values.backgroundColor);
  const onPhone = padding(mobileOf(values).padding);
  return {
    ...(padding(values.padding) ?? NO_PADDING),
    ...(background && { backgroundColor: background }),
    ...frameOf(values, notes),
    ...(onPhone && { phone: onPhone }),
  };
}

function contentNodes(content: JsonObject, width: number, around: RowsAround): readonly DocumentNode[] {
  const type = text(content.type).trim();
  const values = record(content.values);
  const name = text(content.slug) || type;
  const nodes = around.read({ name, reader: CONTENTS.get(type), values, around: around.words, width });
  const notes = createPartNotes(name, around.collector);
  const within = tagsAround(values.displayCondition, notes, 'displayCondition');
  if (nodes[0]) notes.tellOnlyChanges(nodes[0]);
  return blocksWithin(
    nodes.map((node, index) => (index === 0 ? named(node, values, around.anchors) : node)),
    within,
    around.collector,
  );
}
