import type { DocumentNode, JsonObject, NodeStyle } from '@mailwright/document';
import { type ColumnDraft, sectionNodes } from '../assemble-document.ts';
import { pictureAt } from '../design/addresses.ts';
import { backgroundStyle } from '../design/background.ts';
import { hidden } from '../design/hidden.ts';
import { blocksWithin, sectionsWithin, tagsAround } from '../design/in-condition.ts';
import { color } from '../design/looks.ts';
import { at, flag, list, record, text } from '../design/narrow.ts';
import { createPartNotes, type PartNotes } from '../design/part-notes.ts';
import { AS_CODE, NO_COUNTERPART, type PartReader } from '../design/part-reader.ts';
import type { FoundPart } from '../design/read-part.ts';
import type { WordsAround } from '../design/words.ts';
import type { ReportCollector } from '../report-collector.ts';
import {
  readButton,
  readDivider,
  readHeading,
  readHtml,
  readIcons,
  readImage,
  readSpacer,
  readText,
} from './basic-modules.ts';
import { readForeign, readMenu, readSocial, readTable, readVideo } from './special-modules.ts';
import { boxFrame, boxPadding, urlOf } from './styles.ts';

/** Readers of the modules, by type without the prefix that all types share. */
const MODULES: ReadonlyMap<string, PartReader> = new Map<string, PartReader>([
  ['text', { read: readText }],
  ['paragraph', { read: readText }],
  ['list', { read: readText }],
  ['heading', { read: readHeading }],
  ['title', { read: readHeading }],
  ['button', { read: readButton }],
  ['image', { read: readImage }],
  ['gif', { read: readImage }],
  ['divider', { read: readDivider }],
  ['spacer', { read: readSpacer }],
  ['icons', { read: readIcons }],
  ['menu', { read: readMenu }],
  ['social', { read: readSocial, drawsImages: true }],
  ['video', { read: readVideo }],
  ['html', { read: readHtml, as: AS_CODE }],
  ['table', { read: readTable, as: AS_CODE }],
  ['form', { read: readForeign, as: NO_COUNTERPART }],
  ['carousel', { read: readForeign, as: NO_COUNTERPART }],
]);

const PREFIX = /^mailup-bee-newsletter-modules-/;

/** Data that all rows of a design share. */
export interface RowsAround {
  readonly collector: ReportCollector;
  readonly read: (found: FoundPart) => readonly DocumentNode[];
  readonly words: WordsAround;
  readonly width: number;
  readonly background: string;
}

/** A row as sections of ours; more than one where it has more columns than one holds. */
export function rowSections(row: JsonObject, around: RowsAround): readonly DocumentNode[] {
  const notes = createPartNotes('row', around.collector);
  const computed = record(at(row, 'content', 'computedStyle'));
  const style = rowStyle(row, around.background, notes);
  const [first, ...rest] = sectionNodes({
    columns: columnsOf(row, around.width - (style.paddingLeft ?? 0) - (style.paddingRight ?? 0), notes, around),
    stack: computed.rowColStackOnMobile === undefined || flag(computed.rowColStackOnMobile),
    reverse: flag(computed.rowReverseColStackOnMobile),
    verticalAlign: verticalAlign(text(computed.verticalAlign)),
    style,
  });
  if (!first) return [];
  const condition = at(row, 'container', 'displayCondition') ?? at(row, 'displayCondition');
  const within = tagsAround(condition, notes, 'display condition');
  notes.tellOnlyChanges(first);
  if (rest.length > 0) {
    around.collector.note({ fidelity: 'changed', part: 'row', reason: 'layout-adjusted', node: first });
  }
  return sectionsWithin([first, ...rest], within, around.collector);
}

function rowStyle(row: JsonObject, background: string, notes: PartNotes): NodeStyle {
  const outer = record(at(row, 'container', 'style'));
  const inner = record(at(row, 'content', 'style'));
  const computed = record(at(row, 'content', 'computedStyle'));
  const outside = color(outer['background-color']);
  const within = color(inner['background-color']);
  const isStripe = outside !== undefined && outside !== background;
  // A section has one color: another one that goes on beside it does not.
  if (isStripe && within && within !== outside) notes.adjust('background-color');
  const inside = within ?? outside;
  const pictured = urlOf(inner['background-image']) ? inner : outer;
  return {
    ...boxPadding(inner),
    ...(inside && { backgroundColor: inside }),
    ...(isStripe && inside === outside && { stripe: true }),
    ...boxFrame(inner, notes),
    ...backgroundStyle({
      address: pictureAt(urlOf(pictured['background-image']), notes, 'background-image'),
      size: text(pictured['background-size']) || 'auto',
      repeat: text(pictured['background-repeat']),
      position: text(pictured['background-position']),
    }),
    ...hidden(flag(computed.hideContentOnDesktop), flag(computed.hideContentOnMobile), notes, 'hideContentOnDesktop'),
  };
}

function columnsOf(
  row: JsonObject,
  availableWidth: number,
  notes: PartNotes,
  around: RowsAround,
): readonly ColumnDraft[] {
  const columns = list(row.columns).map(record);
  const shares = columns.map((column) => Math.max(0, Number(column['grid-columns']) || 0));
  const sum = shares.reduce((total, share) => total + share, 0);
  return columns.map((column, index): ColumnDraft => {
    const share = shares[index] ?? 0;
    const css = record(column.style);
    const background = color(css['background-color']);
    const style = { ...boxPadding(css), ...(background && { backgroundColor: background }), ...boxFrame(css, notes) };
    const width = sum > 0 ? (availableWidth * share) / sum : availableWidth / columns.length;
    const inside = width - (style.paddingLeft ?? 0) - (style.paddingRight ?? 0);
    const nodes = list(column.modules).flatMap((module) => moduleNodes(record(module), inside, around));
    return { share, nodes, style };
  });
}

function moduleNodes(module: JsonObject, width: number, around: RowsAround): readonly DocumentNode[] {
  const name = text(module.type).trim().replace(PREFIX, '');
  if (name === 'empty') return [];
  const addon = name === 'addon' ? text(at(module, 'moduleInternal', 'uid') ?? module.uid) : '';
  const values = record(module.descriptor);
  const part = addon || name;
  const nodes = around.read({ name: part, reader: MODULES.get(name), values, around: around.words, width });
  const notes = createPartNotes(part, around.collector);
  const condition = values.displayConditions ?? values['display-condition'] ?? values.displayCondition;
  const within = tagsAround(condition, notes, 'display condition');
  if (nodes[0]) notes.tellOnlyChanges(nodes[0]);
  return blocksWithin(nodes, within, around.collector);
}

function verticalAlign(value: string): 'top' | 'middle' | 'bottom' {
  return value === 'middle' || value === 'bottom' ? value : 'top';
}
