import { COLUMN_TYPE, type DocumentNode, type NodeStyle, SECTION_TYPE } from '@mailwright/document';
import type { Place } from '@mailwright/render';
import { type Attributes, bordersOf, isSayable, mjmlColor, mjmlElement, paddingOf, px } from './mjml-markup.ts';
import { writeBlock } from './write-blocks.ts';
import {
  anchorOf,
  classesOf,
  codeBlock,
  noteLeftOut,
  type PlacedChild,
  placedChildren,
  rawCell,
  styleOf,
  type Writing,
} from './writing.ts';

/** Values that the page around sections adds to each of them. */
export interface Page {
  /** The color that content stands on. */
  readonly background: string;
  readonly left: number;
  readonly right: number;
}

const NO_PAGE: Page = { background: '', left: 0, right: 0 };

/** Sections on a picture are sections to MJML. */
const BACKGROUND_TYPE = 'background-image';

/** Writes what stands in the page, or in a column that holds sections, as sections of MJML. */
export function writeSections(
  children: readonly PlacedChild[],
  page: Page,
  isInWrapper: boolean,
  writing: Writing,
): string {
  const written: string[] = [];
  let blocks: PlacedChild[] = [];
  const end = () => {
    if (blocks.length > 0) written.push(looseBlocks(blocks, page, writing));
    blocks = [];
  };
  for (const child of children) {
    if (!isSection(child.node)) {
      blocks.push(child);
      continue;
    }
    end();
    const anchor = anchorOf(child.node);
    const { anchor: _, ...node } = child.node;
    written.push(
      raw(child.before),
      ...(anchor ? [`<mj-raw>${anchor}</mj-raw>`] : []),
      writeSection(node, child.place, page, isInWrapper, writing),
      raw(child.after),
    );
  }
  end();
  return written.join('\n');
}

function isSection({ type }: DocumentNode): boolean {
  return type === SECTION_TYPE || type === BACKGROUND_TYPE;
}

function raw(tags: string): string {
  return tags && `<mj-raw>${tags}</mj-raw>`;
}

/** Blocks that stand where sections do, in a section without any space. */
function looseBlocks(blocks: readonly PlacedChild[], page: Page, writing: Writing): string {
  const column = mjmlElement('mj-column', { padding: '0' }, blocksOf(blocks, () => 0, writing) || '\n');
  return mjmlElement(
    'mj-section',
    { padding: `0 ${px(page.right)} 0 ${px(page.left)}`, 'background-color': page.background },
    column,
  );
}

function writeSection(node: DocumentNode, place: Place, page: Page, isInWrapper: boolean, writing: Writing): string {
  const style = styleOf(node, writing);
  const columns = placedChildren(node, place, writing);
  const [only] = columns;
  const holdsSections = columns.some(({ node: column }) => column.children?.some(isSection));
  const isWrapper = holdsSections && columns.length === 1 && !isInWrapper && only?.before === '' && only.after === '';
  const background = backgroundOf(node, style, place, writing);
  if (node.scopedCss || background === null || (holdsSections && !isWrapper) || columns.length > 6)
    return sectionOfCode(node, place, page, writing);
  const attributes: Attributes = {
    padding: paddingOf({
      ...style,
      paddingLeft: (style.paddingLeft ?? 0) + page.left,
      paddingRight: (style.paddingRight ?? 0) + page.right,
    }),
    'background-color': mjmlColor(style.backgroundColor) || page.background,
    ...background,
    ...(style.stripe && !isInWrapper && { 'full-width': 'full-width' }),
    ...bordersOf(style),
    ...(style.borderRadius && { 'border-radius': px(style.borderRadius) }),
    'css-class': classesOf(node, writing),
  };
  const minHeight = Number(node.props.minHeight) > 0 ? ['minHeight'] : [];
  const stripe = style.stripe && isInWrapper ? ['stripe'] : [];
  noteLeftOut(node, isWrapper ? 'mj-wrapper' : 'mj-section', writing, [...minHeight, ...stripe]);
  if (isWrapper && only) return wrapper(only, attributes, writing);
  return mjmlElement('mj-section', { ...attributes, ...direction(node) }, columnsOf(node, columns, writing) || '\n');
}

function direction({ props, children = [] }: DocumentNode): Attributes {
  return props.reverse === true && children.length > 1 ? { direction: 'rtl' } : {};
}

/** A section whose one column holds sections. */
function wrapper({ node: column, place }: PlacedChild, attributes: Attributes, writing: Writing): string {
  const style = styleOf(column, writing);
  noteLeftOut(column, 'mj-wrapper', writing, [
    ...(style.backgroundImage ? ['backgroundImage'] : []),
    ...(Object.values(bordersOf(style)).some(Boolean) || style.borderRadius ? ['border'] : []),
  ]);
  const inner = { left: style.paddingLeft ?? 0, right: style.paddingRight ?? 0 };
  const held = writeSections(placedChildren(column, place, writing), { ...NO_PAGE, ...inner }, true, writing);
  const own = mjmlColor(style.backgroundColor);
  const spaces = [style.paddingTop ?? 0, style.paddingBottom ?? 0].map((height) =>
    height > 0
      ? mjmlElement(
          'mj-section',
          { padding: '0' },
          mjmlElement('mj-column', { padding: '0' }, mjmlElement('mj-spacer', { height: px(height) })),
        )
      : '',
  );
  const content = [spaces[0], held, spaces[1]].filter(Boolean).join('\n');
  const anchor = anchorOf(column);
  return mjmlElement(
    'mj-wrapper',
    { ...attributes, ...(own && { 'background-color': own }) },
    `${anchor && `<mj-raw>${anchor}</mj-raw>`}${content || '\n'}`,
  );
}

/** Whole sections that MJML has no words for, as the HTML that they are rendered as. */
function sectionOfCode(node: DocumentNode, place: Place, page: Page, writing: Writing): string {
  const code = codeBlock(node, place, 0, writing);
  if (code === '') return '';
  const column = mjmlElement('mj-column', { padding: '0' }, code);
  const padding = `0 ${px(page.right)} 0 ${px(page.left)}`;
  return mjmlElement('mj-section', { padding, 'background-color': page.background }, column);
}

/** The picture behind a section; null where its address cannot be said. */
function backgroundOf(node: DocumentNode, style: NodeStyle, place: Place, writing: Writing): Attributes | null {
  const isOn = node.type === BACKGROUND_TYPE;
  const address = String((isOn ? node.props.src : style.backgroundImage) ?? '');
  if (address === '') return {};
  const url = writing.tagsIn(place.lists).url(address, writing.assetBase);
  if (url === '') return {};
  if (!isSayable(url) || /['()]/.test(url)) return null;
  return {
    'background-url': url,
    'background-size': String(isOn ? node.props.fit : (style.backgroundSize ?? 'cover')),
    'background-position': String(isOn ? node.props.position : (style.backgroundPosition ?? 'center center')),
    'background-repeat': isOn ? 'no-repeat' : (style.backgroundRepeat ?? 'no-repeat'),
  };
}

function columnsOf(node: DocumentNode, columns: readonly PlacedChild[], writing: Writing): string {
  const shares = Array.isArray(node.props.columns) ? node.props.columns.map(Number) : [];
  const widths = shares.length === columns.length ? shares : columns.map(() => 1);
  const sum = widths.reduce((total, share) => total + share, 0);
  const align = String(node.props.verticalAlign ?? 'top');
  const written = columns.map((column, index) => {
    const width = `${Math.floor(((widths[index] ?? 1) / sum) * 10_000) / 100}%`;
    return raw(column.before) + writeColumn(column, width, align, writing) + raw(column.after);
  });
  const inOrder = node.props.reverse === true ? written.toReversed() : written;
  const stays =
    node.props.stack === false && columns.length > 1 && columns.every(({ before, after }) => !before && !after);
  return stays ? mjmlElement('mj-group', {}, inOrder.join('')) : inOrder.join('\n');
}

function writeColumn({ node, place }: PlacedChild, width: string, align: string, writing: Writing): string {
  const style = styleOf(node, writing);
  noteLeftOut(node, 'mj-column', writing, style.backgroundImage ? ['backgroundImage'] : []);
  const blocks = placedChildren(node, place, writing);
  const anchor = anchorOf(node);
  const content = (anchor && rawCell(anchor, '0')) + blocksOf(blocks, gapsIn(node, writing), writing);
  return mjmlElement(
    'mj-column',
    {
      ...{ width, 'vertical-align': align, padding: paddingOf(style) },
      'background-color': mjmlColor(style.backgroundColor),
      ...bordersOf(style),
      ...(style.borderRadius && { 'border-radius': px(style.borderRadius) }),
      'css-class': classesOf(node, writing),
    },
    content || '\n',
  );
}

/** The space under each block: the column's own, or what the blocks beside it say. */
function gapsIn(column: DocumentNode, { registry, settings }: Writing): (index: number) => number {
  const { children = [] } = column;
  const margins = children.map((child) => registry.get(child.type)?.margins?.(child, settings));
  const own = Number(column.props.gap) || 0;
  return (index) => (index === children.length - 1 ? 0 : (margins[index + 1]?.top ?? margins[index]?.bottom ?? own));
}

function blocksOf(blocks: readonly PlacedChild[], gapUnder: (index: number) => number, writing: Writing): string {
  return blocks
    .map(({ node, place, before, after }, index) => {
      const written = node.type === COLUMN_TYPE ? '' : writeBlock(node, place, gapUnder(index), writing);
      return raw(before) + written + raw(after);
    })
    .filter(Boolean)
    .join('\n');
}
