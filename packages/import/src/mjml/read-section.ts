import { holdsTag } from '@mailwright/contract';
import {
  BACKGROUND_POSITIONS,
  type BackgroundPosition,
  type DocumentNode,
  ISLAND_TYPE,
  type NodeStyle,
  type StyleValues,
} from '@mailwright/document';
import { type ColumnDraft, MAX_COLUMNS, type SectionDraft, sectionNodes } from '../assemble-document.ts';
import { blockNode } from '../block-node.ts';
import { neutralBranches } from '../neutral/branches/neutral-branches.ts';
import type { Note } from '../report-collector.ts';
import type { MjmlPart } from './mjml-tree.ts';
import { FLUSH, readCode } from './read-code.ts';
import { readBlocks, readColumn } from './read-column.ts';
import { addressReason, leftOut, type Reading } from './reading.ts';
import { backgroundColorOf, backgroundOf, borderOf, lengthOf, paddingOf, radiusOf, type Values } from './values.ts';

/** Rounding of thirds and sevenths. */
const SLACK = 0.6;

/** A column to be, or a group of them that stays side by side. */
interface Cell {
  readonly part: MjmlPart;
  /** Percent of the section. */
  readonly share: number;
}

/** A section as ours; `nested` when it stands in a wrapper, where no further section fits into its columns. */
export function readSection(part: MjmlPart, nested: boolean, reading: Reading): readonly DocumentNode[] {
  const { attributes, width } = part;
  const held = part.children.filter(isColumnOrGroup);
  if (steersColumns(part)) return steeredSection(part, nested, reading);
  const { mixed, ...look } = boxLook(attributes, width);
  noteLayout(part, reading, mixed);
  // What stands beside columns is drawn under them.
  const others = part.children.filter((child) => !held.includes(child));
  const loose: readonly ColumnDraft[] =
    others.length > 0 ? [{ share: 1, style: FLUSH, nodes: readBlocks(others, reading) }] : [];
  const only = held.length === 1 && held[0]?.tag === 'mj-group' ? held[0] : null;
  const cells = cellsOf(only ? only.children.filter(({ tag }) => tag === 'mj-column') : held, width, only);
  const rows = rowsOf(cells);
  if (rows.length > 1 || cells.length > MAX_COLUMNS)
    reading.note({ fidelity: 'changed', part: part.tag, reason: 'layout-adjusted' });
  const lines = rows.map((row) => row.flatMap((cell) => columnsOf(cell, nested, reading)));
  const all = loose.length > 0 ? [...lines, loose] : lines;
  if (all.length === 0) return sectionNodes({ columns: [{ share: 1, style: FLUSH, nodes: [] }], style: look });
  return all.flatMap((columns, index) => {
    const row = rows[index] ?? [];
    const turned = attributes.direction === 'rtl' && columns.length > 1;
    const draft: SectionDraft = {
      columns: turned ? [...columns].reverse() : columns,
      stack: only === null,
      reverse: turned,
      verticalAlign: verticalAlignOf(row, reading),
      style: { ...look, ...rest(row, look, width), ...edges(index, all.length) },
    };
    return sectionNodes(draft);
  });
}

/** Sections on one background: a section whose one column holds them. */
export function readWrapper(part: MjmlPart, reading: Reading): readonly DocumentNode[] {
  const { mixed, ...style } = boxLook(part.attributes, part.width);
  noteLayout(part, reading, mixed);
  const nodes = inSections(part, reading).flatMap((child) =>
    child.tag === 'mj-section' ? readSection(child, true, reading) : readBlocks([child], reading),
  );
  return sectionNodes({ columns: [{ share: 1, style: FLUSH, nodes }], style });
}

/** The parts of a body or a wrapper; columns that stand straight in it are in a section without any space. */
export function inSections({ children, width }: MjmlPart, { note }: Pick<Reading, 'note'>): readonly MjmlPart[] {
  const parts: MjmlPart[] = [];
  let loose: MjmlPart[] = [];
  const end = () => {
    if (loose.length > 0)
      parts.push({
        ...{ tag: 'mj-section', line: loose[0]?.line ?? 1, attributes: {}, given: [], content: '', html: '' },
        ...{ width, children: loose },
      });
    loose = [];
  };
  for (const child of children) {
    if (isColumnOrGroup(child)) {
      loose.push(child);
      note({ fidelity: 'changed', part: child.tag, reason: 'layout-adjusted' });
    } else {
      end();
      parts.push(child);
    }
  }
  end();
  return parts;
}

function isColumnOrGroup({ tag }: MjmlPart): boolean {
  return tag === 'mj-column' || tag === 'mj-group';
}

/** Returns whether a tag between columns decides who sees them; a tag among blocks keeps its place without this. */
function steersColumns({ children }: MjmlPart): boolean {
  const steers = (part: MjmlPart) => part.tag === 'mj-raw' && holdsTag(part.content);
  return (
    (children.some(steers) && children.some(isColumnOrGroup)) ||
    children.some((child) => child.tag === 'mj-group' && child.children.some(({ tag }) => tag !== 'mj-column'))
  );
}

/**
 * A section whose columns stand between tags: columns, where conditions and repeats of the mail say all that the tags
 * do, which then still stand in columns of their own; otherwise its HTML with all of the tags, since a column must not be
 * shown to everybody because its condition was not read.
 */
function steeredSection(part: MjmlPart, nested: boolean, reading: Reading): readonly DocumentNode[] {
  const columns = part.children.filter(({ tag }) => tag === 'mj-column');
  const raws = part.children.filter(({ tag }) => tag === 'mj-raw');
  const code = { ...part, html: part.html || part.children.map((child) => child.html || child.content).join('') };
  const asCode = () => inShell(readCode(code, reading), nested);
  if (!reading.profile || columns.length + raws.length < part.children.length) return asCode();
  const tried: Note[] = [];
  const own = { ...reading, note: (note: Note) => void tried.push(note), underlines: [] };
  const [section, ...more] = readSection({ ...part, children: columns }, nested, own);
  if (!section || more.length > 0) return asCode();
  const held = [...(section.children ?? [])];
  const children = part.children.flatMap((child) => {
    if (child.tag === 'mj-column') return held.splice(0, 1);
    const draft = { share: 1, style: FLUSH, nodes: [blockNode(ISLAND_TYPE, { source: child.content })] };
    return sectionNodes({ columns: [draft] }).flatMap((shell) => shell.children ?? []);
  });
  const steered = { ...section, children };
  if (neutralBranches([steered], reading.profile).left.length > 0) return asCode();
  for (const note of tried) reading.note(note);
  return [steered];
}

/** A block where sections stand; those of a wrapper stand in a column already. */
function inShell(node: DocumentNode, nested: boolean): readonly DocumentNode[] {
  return nested ? [node] : sectionNodes({ columns: [{ share: 1, style: FLUSH, nodes: [node] }], style: FLUSH });
}

function noteLayout(part: MjmlPart, reading: Reading, mixed: boolean): void {
  for (const detail of leftOut(part, reading)) {
    reading.note({ fidelity: 'changed', part: part.tag, reason: 'setting-left-out', detail });
  }
  if (mixed) reading.note({ fidelity: 'changed', part: part.tag, reason: 'value-adjusted', detail: 'border' });
  for (const [reason, detail] of addressReason(part, 'background-url', backgroundOf(part.attributes['background-url'])))
    reading.note({ fidelity: 'changed', part: part.tag, reason, detail });
}

function boxLook(attributes: Values, width: number): NodeStyle & { readonly mixed: boolean } {
  const { mixed, ...border } = borderOf(attributes);
  return {
    ...paddingOf(attributes, width),
    ...backgroundColorOf(attributes['background-color']),
    ...backgroundStyle(attributes),
    ...(attributes['full-width'] === 'full-width' && { stripe: true }),
    ...border,
    ...radiusOf(attributes),
    mixed,
  };
}

function backgroundStyle(attributes: Values): StyleValues {
  const backgroundImage = backgroundOf(attributes['background-url']);
  if (!backgroundImage) return {};
  const size = attributes['background-size'];
  const repeat = attributes['background-repeat'];
  return {
    backgroundImage,
    backgroundSize: size === 'cover' || size === 'contain' ? size : 'auto',
    backgroundRepeat: repeat === 'no-repeat' || repeat === 'repeat-x' || repeat === 'repeat-y' ? repeat : 'repeat',
    backgroundPosition: positionOf(attributes),
  };
}

/** The nearest of the nine places we have. */
export function positionOf(attributes: Values): BackgroundPosition {
  const words = (attributes['background-position'] ?? 'center center').toLowerCase().split(/\s+/);
  const x = placeOf([attributes['background-position-x'] ?? '', ...words], ['left', 'right'], words[0]);
  const y = placeOf([attributes['background-position-y'] ?? '', ...words], ['top', 'bottom'], words[1]);
  return BACKGROUND_POSITIONS.find((position) => position === `${x} ${y}`) ?? 'center center';
}

function placeOf(words: readonly string[], ends: readonly [string, string], percent = ''): string {
  const named = words.find((word) => ends.includes(word));
  if (named) return named;
  const share = /^(\d+(?:\.\d+)?)%$/.exec(percent)?.[1];
  if (share === undefined) return 'center';
  return Number(share) < 25 ? ends[0] : Number(share) > 75 ? ends[1] : 'center';
}

/** Columns that were given no width share it evenly, as MJML has it: each as one of all. */
function cellsOf(parts: readonly MjmlPart[], width: number, group: MjmlPart | null): readonly Cell[] {
  const inner = group?.children[0]?.width ?? parts[0]?.width ?? width;
  return parts.map((part) => {
    const own = lengthOf(part.attributes.width, inner);
    return { part, share: own === null ? 100 / parts.length : (own / Math.max(1, inner)) * 100 };
  });
}

/** Columns that are wider than the section together go on under it. */
function rowsOf(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  const rows: Cell[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    if (used + cell.share > 100 + SLACK) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(cell);
    used += cell.share;
  }
  return rows;
}

function columnsOf({ part, share }: Cell, nested: boolean, reading: Reading): readonly ColumnDraft[] {
  if (part.tag !== 'mj-group') return [readColumn(part, share, reading)];
  noteLayout(part, reading, false);
  const cells = cellsOf(
    part.children.filter(({ tag }) => tag === 'mj-column'),
    part.width,
    part,
  );
  if (nested) {
    reading.note({ fidelity: 'changed', part: part.tag, reason: 'layout-adjusted' });
    return cells.map((cell) => readColumn(cell.part, (cell.share * share) / 100, reading));
  }
  const columns = cells.map((cell) => readColumn(cell.part, cell.share, reading));
  const nodes = sectionNodes({ columns, stack: false, verticalAlign: verticalAlignOf(cells, reading) });
  return [{ share, style: { ...FLUSH, ...backgroundColorOf(part.attributes['background-color']) }, nodes }];
}

function verticalAlignOf(cells: readonly Cell[], reading: Reading): 'top' | 'middle' | 'bottom' {
  const [first, ...others] = cells.map(({ part }) => part.attributes['vertical-align'] ?? 'top');
  if (others.some((other) => other !== first)) {
    reading.note({ fidelity: 'changed', part: 'mj-column', reason: 'value-adjusted', detail: 'vertical-align' });
  }
  return first === 'middle' || first === 'bottom' ? first : 'top';
}

/** Columns that do not fill the section stand in its middle: what is left is its padding. */
function rest(row: readonly Cell[], { paddingLeft = 0, paddingRight = 0 }: NodeStyle, width: number): NodeStyle {
  const used = row.reduce((sum, { share }) => sum + share, 0);
  if (row.length === 0 || used >= 100 - SLACK) return {};
  const left = Math.floor(((width - paddingLeft - paddingRight) * (100 - used)) / 100 / 2);
  // On a phone they are as wide as it is.
  return { paddingLeft: paddingLeft + left, paddingRight: paddingRight + left, phone: { paddingLeft, paddingRight } };
}

/** Returns the padding of one of several sections that were one: the first has the space above it, the last that below. */
function edges(index: number, count: number): StyleValues {
  return { ...(index > 0 && { paddingTop: 0 }), ...(index < count - 1 && { paddingBottom: 0 }) };
}
